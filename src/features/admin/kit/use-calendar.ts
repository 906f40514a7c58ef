import { CALENDARS, type Calendar } from '../../../domain/records/calendars.ts';
import { shortSlot } from '../../../domain/time/format-time.ts';
import { NEW_YORK } from '../../../domain/time/slot-labels.ts';
import { calendarMessages } from './calendar-messages.ts';
import { useOwnRecord } from './live-lists/use-live-list.ts';

/** Returns an administrator's connected calendar with its busy times, live, as a list of at most one. */
export function useCalendar(adminId: string) {
  return useOwnRecord(CALENDARS, adminId, 'calendar');
}

/** Returns the reason why a calendar cannot be read, and since when. */
export function unreadableText({ failure, failing_since }: Calendar): string {
  const { day, time } = failing_since ? shortSlot(failing_since.toDate(), NEW_YORK) : { day: '', time: '' };
  return calendarMessages.unreadableText(failure, `${day}, ${time}`);
}
