/** The triggers of the weekly hours, and of the rules: a longer horizon opens more dates at once. */
import { MEETING_RULES } from '../../src/domain/records/meeting-rules.ts';
import { WEEKLY_HOURS } from '../../src/domain/records/weekly-hours.ts';
import { keepWeeklyHours } from './bookings/hours/keep-weekly-hours.ts';
import { recordTriggers } from './http/record-triggers.ts';
import { firestore } from './platform/firebase.ts';
import { readSettings } from './platform/params.ts';

export const { followMeetingRules, followWeeklyHours } = recordTriggers(
  'written',
  { followMeetingRules: MEETING_RULES, followWeeklyHours: WEEKLY_HOURS },
  ({ id }) => keepWeeklyHours({ db: firestore(), now: new Date(), settings: readSettings() }, id),
);
