import { brand } from './brand.ts';

/** How kickoff meetings are held. The functions' parameters of the same names change the first two for a deployment. */
export const meetingRules = {
  /** Minimum hours between booking or moving a meeting and its start. */
  noticeHours: 4,
  /** Days from now within which a meeting can be booked. */
  horizonDays: 60,
  /** Calendars remind this many seconds before a meeting. */
  remindBeforeSeconds: 15 * 60,
  /** Host of a meeting whose administrator has set no name, and the organizer in calendars. */
  host: `The ${brand.name} team`,
} as const;
