import type { MeetingRules } from '../domain/records/meeting-rules.ts';
import { brand } from './brand.ts';

/** Rules of an administrator who has saved none. The functions' parameters can override them. */
export const DEFAULT_RULES: MeetingRules = {
  buffer_before: 0,
  buffer_after: 0,
  meetings_a_day: null,
  notice_hours: 4,
  horizon_days: 60,
};

/** Parameters that change the last two for a deployment. */
export const RULE_PARAMETERS = ['MEETING_NOTICE_HOURS', 'MEETING_HORIZON_DAYS'] as const;

/** Returns the rules of an administrator who has saved none, given a deployment's variables. */
export function rulesOf(variables: Readonly<Record<string, string | undefined>>): MeetingRules {
  const [notice_hours, horizon_days] = RULE_PARAMETERS.map((name) => Number(variables[name]));
  return { ...DEFAULT_RULES, ...(notice_hours && { notice_hours }), ...(horizon_days && { horizon_days }) };
}

export const meetingRules = {
  /** Calendars remind this many seconds before a meeting. */
  remindBeforeSeconds: 15 * 60,
  /** Host of a meeting if its administrator has set no name, and the organizer in calendars. */
  host: `The ${brand.name} team`,
} as const;
