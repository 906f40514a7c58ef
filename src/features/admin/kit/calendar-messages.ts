/** Messages about an administrator's calendar. */
export const calendarMessages = {
  about: 'Your events close hours for visitors. We keep the times only, not what your events are.',
  connected: 'Calendar connected',
  connectFailed: 'Error connecting calendar',
  read: 'Calendar read',
  readFailed: 'Error reading calendar',
  disconnected: 'Calendar disconnected',
  disconnectFailed: 'Error disconnecting calendar',
  disconnectText:
    'Visitors can then book the hours of your events. To connect it again you need its address.',
  reconnect: 'If its address or password has changed, disconnect the calendar and connect it again.',
  unreadable: 'Your calendar cannot be read',
  unreadableText: (failure: string, since: string) =>
    `${failure} Failing since ${since} (New York). Hours with new events stay open meanwhile.`,
  conflict: 'Your calendar is busy during this meeting.',
  conflicts: 'Your calendar is busy during these meetings. They stay unless you move or cancel them.',
} as const;
