import { limit, where } from 'firebase/firestore';
import { CALENDARS, type Calendar } from '../../../domain/records/calendars.ts';
import { shortSlot } from '../../../domain/time/format-time.ts';
import { COMPANY_ZONE, ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import { queryOf } from '../controls/live-lists/stored-record.ts';
import { useLiveList } from '../controls/live-lists/use-live-list.ts';

export const calendarMessages = {
  unreadable: 'Your calendar cannot be read',
  conflict: 'Your calendar is busy during this meeting.',
  conflicts: 'Your calendar is busy during these meetings. They stay unless you move or cancel them.',
} as const;

/** Former versions connected up to ten; all of them close hours. */
const MAX_LISTED = 10;

/** Returns an administrator's connected calendars with their busy times, live. */
export function useCalendars(adminId: string) {
  const connected = queryOf(CALENDARS, where('admin_id', '==', adminId), limit(MAX_LISTED));
  return useLiveList(connected, CALENDARS, null);
}

/** Returns a moment in the company's zone: 'Tue, Dec 8, 10:00 AM'. */
export function calendarMoment(instant: Date): string {
  const { day, time } = shortSlot(instant, COMPANY_ZONE);
  return `${day}, ${time}`;
}

/** Returns the reason why a calendar cannot be read, and since when. */
export function unreadableText({ failure, failing_since }: Calendar): string {
  const since = failing_since ? calendarMoment(failing_since.toDate()) : '';
  return `${failure} Failing since ${since} (${ZONE_PLACE}). Hours with new events stay open meanwhile.`;
}
