/** Messages about leads. */
export const leadsMessages = {
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
} as const;
