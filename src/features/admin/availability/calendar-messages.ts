import { ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
/** Messages about an administrator's calendars. */
export const calendarMessages = {
  about:
    'Your events close hours for visitors. We keep the times only, and a few words of the titles of events that could not be read.',
  another: 'Connect another calendar',
  address:
    'A private link to an .ics file, which most calendars offer. We encrypt it and never show it again. You can connect up to three.',
  connected: 'Calendar connected',
  connectFailed: 'Error connecting calendar',
  read: 'Calendar read',
  readFailed: 'Error reading calendar',
  changeFailed: 'Error changing calendar',
  paused: 'Calendar paused',
  pausedText: 'Visitors can book the hours of its events.',
  resumed: 'Calendar resumed',
  saved: 'Calendar setting saved',
  disconnected: 'Calendar disconnected',
  disconnectFailed: 'Error disconnecting calendar',
  disconnectText:
    'Visitors can then book the hours of your events. To connect it again you need its address.',
  reconnect: 'If its address has changed, connect the calendar again.',
  unanswered: 'Invitations I have not answered are busy, too',
  ahead: (count: number) =>
    count === 0
      ? 'No events in the next 60 days'
      : `${count} ${count === 1 ? 'event' : 'events'} in the next 60 days`,
  next: (at: string) => `the next one ${at}`,
  isRightOne: 'Is this the right calendar?',
  unread: (count: number) => `${count} ${count === 1 ? 'event' : 'events'} could not be read`,
  unreadText: 'Visitors may book their hours. Close these yourself, or correct the events.',
  untitled: 'Without a title',
  moreUnread: (count: number) => `and ${count} more`,
  guessedZone: (name: string, used: string) => `The time zone '${name}' is unknown. We used ${used}.`,
  failing: (failure: string) => `The last reading failed: ${failure}`,
  waits: (until: string) => `We ask again after ${until} (${ZONE_PLACE}).`,
  unreadable: 'Your calendar cannot be read',
  unreadableText: (failure: string, since: string) =>
    `${failure} Failing since ${since} (${ZONE_PLACE}). Hours with new events stay open meanwhile.`,
  conflict: 'Your calendar is busy during this meeting.',
  conflicts: 'Your calendar is busy during these meetings. They stay unless you move or cancel them.',
} as const;
