export const availabilityMessages = {
  none: 'No availability set. Select dates to add availability.',
  missingTitle: 'Missing information',
  missing: 'Please select a date and at least one time slot.',
  unchanged: 'Check a time to open it, or uncheck one to close it.',
  selected: (count: number) => `${count} time slot(s) selected`,
  added: 'Availability added',
  addedText: (slots: number, when: string) => `Added ${slots} time slots for ${when}`,
  addFailed: 'Error adding availability',
  changed: 'Availability changed',
  changedText: (opened: number, closed: number, when: string) => {
    const parts = [
      ...(opened > 0 ? [`Opened ${opened} time slot${opened === 1 ? '' : 's'}`] : []),
      ...(closed > 0
        ? [`${opened > 0 ? 'closed' : 'Closed'} ${closed} time slot${closed === 1 ? '' : 's'}`]
        : []),
    ];
    return `${parts.join(', ')} for ${when}`;
  },
  changeFailed: 'Error changing availability',
  bookedMeanwhile: 'Just booked',
  bookedMeanwhileText: (which: string, count: number) =>
    count === 1 ? `${which} stays open because it is booked.` : `${which} stay open because they are booked.`,
  nothingOffered: 'Nothing to copy',
  nothingOfferedText: (day: string) => `No hours were open on ${day}.`,
  notOffered: 'This hour is no longer offered.',
  removed: 'Availability removed',
  removedText: 'The availability slot has been removed',
  removeFailed: 'Error removing availability',
  away: 'Out of office',
  awayAbout: 'Closes your free hours from the first to the last day. Booked hours stay booked.',
  awaySaved: 'Days closed',
  awayText: (first: string, last: string) =>
    first === last ? `${first} is closed.` : `${first} to ${last} are closed.`,
  awayPast: 'Choose today or a later day.',
  awayWrong: (max: number) => `Choose a day from the first on, at most ${max} days in all.`,
  loadFailed: 'Error loading availability',
} as const;
