/** The panel's messages about the logo, availability, meeting places, bookings and messages. */
export const adminMessages = {
  logo: {
    where: "Shown in the site's header in place of its name. Visitors see changes after about a minute.",
    uploaded: 'Logo uploaded',
    uploadedText: 'Your logo has been updated successfully.',
    failed: 'Error uploading logo',
    canceled: 'The logo stays as it was.',
    removed: 'Logo for dark backgrounds removed',
    removedText: 'There, the header now shows the main logo on a white background.',
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
    tooMany: (most: number) => `You can close at most ${most} time slots at a time. Choose fewer dates.`,
    bookedMeanwhile: 'Just booked',
    bookedMeanwhileText: (which: string, count: number) =>
      count === 1
        ? `${which} stays open because it is booked.`
        : `${which} stay open because they are booked.`,
    undone: 'Availability restored',
    nothingOffered: 'Nothing to copy',
    nothingOfferedText: (day: string) => `No hours were open on ${day}.`,
    notOffered: 'This hour is no longer offered.',
    removed: 'Availability removed',
    removedText: 'The availability slot has been removed',
    removedMeanwhile: 'Someone else has deleted this date.',
    removeFailed: 'Error removing availability',
    loadFailed: 'Error loading availability',
  },
  weeklyHours: {
    saved: 'Weekly hours saved',
    savedText: 'Your dates will update in a moment.',
    saveFailed: 'Error saving weekly hours',
    isBack: 'Back to weekly hours',
    backFailed: 'Error restoring weekly hours',
  },
  meetingPlace: {
    about: 'For all meetings booked from now on. Booked ones keep their place; you can change it for each.',
    unset: 'Visitors are not told where to meet yet.',
    saved: 'Meeting place saved',
    saveFailed: 'Error saving meeting place',
  },
  meetingRules: {
    about: 'For your own open hours. You can book and move meetings at any time yourself.',
    saved: 'Rules saved',
    saveFailed: 'Error saving rules',
  },
  followUp: {
    about:
      'About a quote without a meeting, only to visitors who checked the box for it, and only once: not after a booking, an answer, or if they unsubscribed. Sent on weekdays, 9 AM to 5 PM in New York.',
    words: 'You can use {name}, {show} and {size}.',
    unknownWord: 'Use {name}, {show} or {size} in braces, nothing else',
    added: "The quote's summary, a link to it, and a link to unsubscribe follow.",
    saved: 'Reminder saved',
    saveFailed: 'Error saving reminder',
  },
  host: {
    about: 'Visitors who book one of your hours see your name and photo.',
    saved: 'Host details saved',
    saveFailed: 'Error saving host details',
  },
  calendar: {
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
  },
  calendarFeed: {
    about: 'A link with which your calendar program shows your meetings and keeps them up to date.',
    none: 'You have no calendar link yet.',
    shownOnce: 'Copy your calendar link now',
    shownOnceText:
      "It is shown only this once. Treat it like a password: anyone who has it can read your meetings and the visitors' contact details.",
    /** Menus that ask for the link, by program. */
    howTo: {
      'Google Calendar': 'Other calendars, then From URL',
      Outlook: 'Add calendar, then Subscribe from web',
      'Apple Calendar': 'File, then New Calendar Subscription',
    },
    created: (day: string) => `You created your calendar link on ${day}. It cannot be shown again.`,
    createFailed: 'Error creating calendar link',
    revoked: 'Calendar link revoked',
    revokeFailed: 'Error revoking calendar link',
  },
  webhooks: {
    about: 'Send quotes, meetings, leads and messages to other systems, such as your CRM.',
    none: 'No system is connected yet.',
    shownOnce: 'Copy the secret now',
    shownOnceText:
      'It is shown only this once. The other system needs it to check that an event comes from this site.',
    addFailed: 'Error connecting system',
    changed: 'Events saved',
    changeFailed: 'Error changing connected system',
    paused: 'Paused',
    resumed: 'Resumed',
    tested: 'Test queued',
    testedText: 'Its result appears in Last deliveries.',
    testFailed: 'Error sending test',
    rotateText:
      'The previous secret stays valid for 24 hours, so that no event is refused until the other system has the new one.',
    rotateFailed: 'Error making a new secret',
    removed: 'System removed',
    removeText: 'It gets no more events. To connect it again, give it a new secret.',
    removeFailed: 'Error removing system',
    disabled: (day: string) => `Disabled since ${day}`,
    disabledText: 'Once the system works again, resume it and send again what failed.',
    noDeliveries: 'Nothing was sent yet.',
    resent: 'Queued again',
    resendFailed: 'Error sending again',
  },
  settings: {
    changedMeanwhile: 'Someone else has changed this meanwhile',
    changedMeanwhileText: 'What you entered is kept: save again to replace it.',
  },
  bookings: {
    none: 'No bookings yet.',
    loadFailed: 'Error loading bookings',
    exportFailed: 'Error exporting bookings',
    gone: 'This booking was deleted or belongs to another administrator',
    cancelled: (count: number) => (count === 1 ? 'Meeting cancelled' : `${count} meetings cancelled`),
    cancelFailed: 'Error cancelling meeting',
    notCancelled: (count: number) =>
      count === 1
        ? 'One meeting has started or was deleted, so it was not cancelled.'
        : `${count} meetings have started or were deleted, so they were not cancelled.`,
    aboutNew: 'At one of your open hours, or any other.',
    withQuote: 'With the quote. At one of your open hours, or any other.',
    mailed: 'They get the time, the place and a link to change it.',
    notMailed:
      'You get the link to pass on. We still email them about changes, and a reminder the day before.',
    booked: 'Meeting booked',
    passOn:
      'The visitor was not emailed. With this link they can see, move and cancel the meeting; it is shown only now.',
    notBooked: 'The meeting was not booked',
    bookFailed: 'Error booking meeting',
    anyHour: 'Hours outside your rules, busy in your calendar, or not offered.',
    moved: 'Meeting moved',
    alreadyThere: 'The meeting is already at this time',
    moveFailed: 'Error moving meeting',
    placed: 'Meeting place changed',
    placedText: 'We email the visitor the new place.',
    asksNumber: 'We have no phone number yet. The email asks for it.',
    alreadyPlaced: 'The meeting already has this place',
    placeFailed: 'Error changing meeting place',
    undone: (count: number) => (count === 1 ? 'Undone' : `${count} changes undone`),
    notUndone: (count: number) => (count === 1 ? 'Not undone' : `${count} changes not undone`),
    undoFailed: 'Error undoing the change',
    /** By the code of the answer. */
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
    noteSaved: 'Note saved',
    noteFailed: 'Error saving note',
  },
  numbers: {
    loadFailed: 'Error loading numbers',
    none: 'No quotes, bookings or visits in these weeks.',
  },
  leads: {
    kinds: { quote: 'Quote', request: 'Custom size', message: 'Message' },
    about: 'Quotes without a meeting, custom booth requests, and messages.',
    none: 'No leads yet.',
    noneSuch: 'No leads match these filters.',
    gone: 'This lead was deleted, or the visitor has booked a meeting',
    loadFailed: {
      quote: 'Error loading quotes',
      request: 'Error loading custom booth requests',
      message: 'Error loading contact messages',
    },
    saved: 'Lead updated',
    saveFailed: 'Error saving lead',
    changedMeanwhile:
      'Someone else has changed this lead. You now see the latest version; what you typed is kept.',
    undone: 'Undone',
    undoFailed: 'Error undoing the change',
  },
  find: {
    failed: 'Error searching',
    none: 'No matches. Try the start of a name or company.',
    tooLittle: 'Type at least two letters of a name, a company, an email address or a reference.',
    cut: 'There may be more. Add another word to narrow the search.',
  },
  mail: {
    unsent: 'Waiting for more than 15 minutes, rejected, or given up after many tries.',
    mayHaveArrived: 'May have arrived: the mail server received it but did not confirm.',
    loadFailed: 'Error loading emails',
    resendFailed: 'Error resending email',
    resent: 'Email resent',
  },
} as const;
