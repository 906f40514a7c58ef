/** Messages about bookings and the team's actions on them. */
export const bookingsMessages = {
  none: 'No bookings yet.',
  loadFailed: 'Error loading bookings',
  exportFailed: 'Error exporting bookings',
  gone: 'This booking was deleted',
  canceled: (count: number) => (count === 1 ? 'Meeting canceled' : `${count} meetings canceled`),
  cancelFailed: 'Error canceling meeting',
  notCanceled: (count: number) =>
    count === 1
      ? 'One meeting has started or was deleted, so it was not canceled.'
      : `${count} meetings have started or were deleted, so they were not canceled.`,
  aboutNew: 'At one of your open hours, or any other.',
  withQuote: 'With the quote. At one of your open hours, or any other.',
  mailed: 'They get the time, the place, and a link to change it.',
  notMailed: 'You get the link to pass on. We still email them about changes, and a reminder the day before.',
  booked: 'Meeting booked',
  passOn:
    'The visitor was not emailed. With this link they can see, move, and cancel the meeting; it is shown only now.',
  notBooked: 'The meeting was not booked',
  bookFailed: 'Error booking meeting',
  anyHour: 'Hours outside your rules, busy in your calendar, or not offered.',
  anyHourOf: (host: string) => `It stays with ${host}, whether or not they offer the hour.`,
  moved: 'Meeting moved',
  alreadyThere: 'The meeting is already at this time',
  moveFailed: 'Error moving meeting',
  placed: 'Meeting place changed',
  placedText: 'We email the visitor the new place.',
  asksNumber: 'We have no phone number yet. The email asks for it.',
  alreadyPlaced: 'The meeting already has this place',
  placeFailed: 'Error changing meeting place',
  handed: 'Meeting handed over',
  handedText: (booker: string, host: string) => `The meeting with ${booker} is now with ${host}.`,
  handAbout:
    "It keeps its time and place. Both hosts get a calendar update, and so does the visitor if the host's name changes for them.",
  handFailed: 'Error handing over',
  undone: (count: number) => (count === 1 ? 'Undone' : `${count} changes undone`),
  notUndone: (count: number) => (count === 1 ? 'Not undone' : `${count} changes not undone`),
  undoFailed: 'Error undoing the change',
  /** Texts by the response's error code. */
  notUndoneBecause: {
    'undo-slot-taken': 'Someone has booked that time. The change stands, and the visitor will be notified.',
    'undo-too-late': 'The visitor has already been notified.',
    'meeting-over': 'The meeting would have started by now.',
    'changed-meanwhile': 'Something else has changed since.',
    'not-found': 'The booking was deleted.',
  },
  marked: (outcome: string) => `Marked as ${outcome}`,
  unmarked: 'Mark removed',
  markFailed: 'Error marking meeting',
} as const;
