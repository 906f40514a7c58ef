import { ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
/** Messages about an administrator's calendars. */
export const calendarMessages = {
  unreadable: 'Your calendar cannot be read',
  unreadableText: (failure: string, since: string) =>
    `${failure} Failing since ${since} (${ZONE_PLACE}). Hours with new events stay open meanwhile.`,
  conflict: 'Your calendar is busy during this meeting.',
  conflicts: 'Your calendar is busy during these meetings. They stay unless you move or cancel them.',
} as const;
