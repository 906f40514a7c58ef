/** The panel's messages about the logo, availability, bookings and messages. */
export const adminMessages = {
  logo: {
    where: "Shown in the site's header in place of its name. Visitors see changes after about a minute.",
    uploaded: 'Logo uploaded',
    uploadedText: 'Your logo has been updated successfully.',
    failed: 'Error uploading logo',
    canceled: 'The logo stays as it was.',
    removed: 'Logo for dark backgrounds removed',
    removedText: 'The logo stands on a white plate there.',
    removeFailed: 'Error removing logo',
  },
  availability: {
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
    tooMany: (most: number) => `Close ${most} time slots at once at most: choose fewer dates.`,
    bookedMeanwhile: 'Booked meanwhile',
    bookedMeanwhileText: (which: string, count: number) =>
      count === 1 ? `${which} stays open: the booking stands.` : `${which} stay open: the bookings stand.`,
    undone: 'Availability is as it was before',
    nothingOffered: 'Nothing to take over',
    nothingOfferedText: (day: string) => `Nothing was offered on ${day}.`,
    removed: 'Availability removed',
    removedText: 'The availability slot has been removed',
    removedMeanwhile: 'Somebody else deleted this date meanwhile.',
    removeFailed: 'Error removing availability',
    loadFailed: 'Error loading availability',
  },
  weeklyHours: {
    saved: 'Weekly hours saved',
    savedText: 'The dates follow within moments.',
    saveFailed: 'Error saving weekly hours',
    isBack: 'Back to weekly hours',
    backFailed: 'Error going back to weekly hours',
  },
  bookings: {
    none: 'No bookings yet.',
    loadFailed: 'Error loading bookings',
    exportFailed: 'Error exporting bookings',
    gone: 'This booking is gone, or with another administrator',
    cancelled: (count: number) => (count === 1 ? 'Meeting cancelled' : `${count} meetings cancelled`),
    cancelFailed: 'Error cancelling meeting',
    notCancelled: (count: number) =>
      count === 1
        ? 'One meeting has begun or is gone. It was not cancelled.'
        : `${count} meetings have begun or are gone. They were not cancelled.`,
    moved: 'Meeting moved',
    alreadyThere: 'The meeting has this time already',
    moveFailed: 'Error moving meeting',
    undone: (count: number) => (count === 1 ? 'Undone' : `${count} changes undone`),
    notUndone: (count: number) => (count === 1 ? 'Not undone' : `${count} changes not undone`),
    undoFailed: 'Error undoing',
    /** By the code of the answer. */
    notUndoneBecause: {
      'undo-slot-taken': 'Somebody booked the time meanwhile. The change stays, and the visitor is told.',
      'undo-too-late': 'The visitor has been told already.',
      'meeting-over': 'The meeting would have begun by now.',
      'changed-meanwhile': 'Something else was changed since then.',
      'not-found': 'The booking is gone.',
    },
    marked: (outcome: string) => `Marked as ${outcome}`,
    unmarked: 'Mark removed',
    markFailed: 'Error marking meeting',
    noteSaved: 'Note saved',
    noteFailed: 'Error saving note',
  },
  numbers: {
    loadFailed: 'Error loading numbers',
    none: 'No quote, booking or visit was counted in these weeks.',
  },
  leads: {
    about: 'Quotes without a meeting, requests of a custom size, and messages.',
    none: 'No leads yet.',
    noneSuch: 'No lead is like this.',
    gone: 'This lead is gone, or its visitor has booked a meeting',
    loadFailed: {
      quote: 'Error loading quotes',
      request: 'Error loading custom booth requests',
      message: 'Error loading contact messages',
    },
    saved: 'Lead updated',
    saveFailed: 'Error saving lead',
    changedMeanwhile:
      'Somebody else changed it meanwhile. What you see now is up to date; what you typed is kept.',
    undone: 'Undone',
    undoFailed: 'Error undoing',
  },
  find: {
    failed: 'Error searching',
    none: 'Nobody is found. Words are looked for from their beginning.',
    tooLittle: 'Type at least two letters of a name, a company, an email address or a reference.',
    cut: 'There may be more: only the latest that begin like this were looked through. Another word helps.',
  },
  mail: {
    unsent: 'These have waited for more than 15 minutes, were refused, or were given up after many tries.',
    mayHaveArrived: 'May have arrived: the mail server was given it, but did not confirm it.',
    loadFailed: 'Error loading emails',
    resendFailed: 'Error sending mail again',
    resent: 'Mail is on its way again',
  },
} as const;
