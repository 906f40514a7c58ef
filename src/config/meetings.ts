import type { MeetingRules } from '../domain/records/meeting-rules.ts';
import { brand } from './brand.ts';

/** Rules of an administrator who has saved none. Parameters of the functions change the last two for a deployment. */
export const DEFAULT_RULES: MeetingRules = {
  buffer_before: 0,
  buffer_after: 0,
  meetings_a_day: null,
  notice_hours: 4,
  horizon_days: 60,
};

/** How kickoff meetings are held. */
export const meetingRules = {
  /** Calendars remind this many seconds before a meeting. */
  remindBeforeSeconds: 15 * 60,
  /** Host of a meeting whose administrator has set no name, and the organizer in calendars. */
  host: `The ${brand.name} team`,
} as const;
