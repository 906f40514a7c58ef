/** What the panel says about the logo, availability, bookings and messages. */
export const adminMessages = {
  logo: {
    uploaded: 'Logo uploaded',
    uploadedText: 'Your logo has been updated successfully.',
    failed: 'Error uploading logo',
    canceled: 'The logo stays as it was.',
  },
  availability: {
    none: 'No availability set. Select dates to add availability.',
    missingTitle: 'Missing information',
    missing: 'Please select a date and at least one time slot.',
    selected: (count: number) => `${count} time slot(s) selected`,
    added: 'Availability added',
    addedText: (slots: number, when: string) => `Added ${slots} time slots for ${when}`,
    addFailed: 'Error adding availability',
    removed: 'Availability removed',
    removedText: 'The availability slot has been removed',
    removedMeanwhile: 'Somebody else deleted this date meanwhile.',
    removeFailed: 'Error removing availability',
    loadFailed: 'Error loading availability',
  },
  bookings: {
    none: 'No bookings yet.',
    loadFailed: 'Error loading bookings',
    exportFailed: 'Error exporting bookings',
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
  openQuotes: {
    about: 'They sent their quote and left before they had booked.',
    none: 'Everybody who sent a quote has booked a meeting.',
    loadFailed: 'Error loading quotes',
  },
  mail: {
    unsent: 'These have waited for more than 15 minutes, were refused, or were given up after many tries.',
    mayHaveArrived: 'May have arrived: the mail server was given it, but did not confirm it.',
    loadFailed: 'Error loading emails',
    resendFailed: 'Error sending mail again',
    resent: 'Mail is on its way again',
  },
  contactMessages: {
    none: 'No messages yet.',
    loadFailed: 'Error loading contact messages',
  },
  customRequests: {
    none: 'No custom booth requests yet.',
    loadFailed: 'Error loading custom booth requests',
  },
} as const;
