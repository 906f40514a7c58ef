/** Messages about leads. */
export const leadsMessages = {
  kinds: { quote: 'Quote', request: 'Custom size', message: 'Message' },
  longKinds: { quote: 'Quote', request: 'Custom booth request', message: 'Contact message' },
  about: 'Quotes without a meeting, custom booth requests, and messages.',
  none: 'No leads yet.',
  noneSuch: 'No leads match these filters.',
  gone: 'This lead was deleted',
  booked: 'This visitor has booked a meeting.',
  loadFailed: {
    quote: 'Error loading quotes',
    request: 'Error loading custom booth requests',
    message: 'Error loading contact messages',
  },
  states: { new: 'New', answered: 'Answered', won: 'Won', lost: 'Lost' },
  unassigned: 'Unassigned',
  /** Reports a change by who the lead is: 'Acme: New → Won'. */
  changed: (who: string, from: string, to: string) => `${who}: ${from} → ${to}`,
  noteSaved: (who: string) => `${who}: note saved`,
  nextStep: (who: string, day: string | null) => `${who}: next step ${day ?? 'removed'}`,
  unchanged: (who: string) => `${who}: nothing to change`,
  saveFailed: 'Error saving lead',
  changedMeanwhile:
    'Someone else has changed this lead. You now see the latest version; what you typed is kept.',
  undone: 'Undone',
  undoFailed: 'Error undoing the change',
} as const;
