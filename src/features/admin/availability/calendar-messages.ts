/** Messages about an administrator's calendars. */
export const calendarMessages = {
  unreadable: 'Your calendar cannot be read',
  conflict: 'Your calendar is busy during this meeting.',
  conflicts: 'Your calendar is busy during these meetings. They stay unless you move or cancel them.',
} as const;
