import { brand } from './brand.ts';

/** How kickoff meetings are held. The functions' parameters of the same names change the first two for a deployment. */
export const meetingRules = {
  /** Minimum hours between booking or moving a meeting and its start. */
  noticeHours: 4,
  /** Days from now within which a meeting can be booked. */
  horizonDays: 60,
  /** Location of a meeting, as calendars show it. */
  medium: 'Video call; the link comes by mail before the meeting',
  /** Calendars remind this many seconds before a meeting. */
  remindBeforeSeconds: 15 * 60,
  /** Host of a meeting: on the page, in mails to the visitor, and as the organizer in calendars. */
  host: `The ${brand.name} team`,
} as const;
