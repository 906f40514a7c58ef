/** Messages about leads. */
export const leadsMessages = {
  kinds: { quote: 'Quote', request: 'Custom size', message: 'Message' },
  longKinds: { quote: 'Quote', request: 'Custom booth request', message: 'Contact message' },
  /** Messages include the people whom the team added. */
  kindFilters: { quote: 'Quote', request: 'Custom size', message: 'Message or added' },
  about: 'Quotes without a meeting, custom booth requests, messages, and people whom the team added.',
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
  /** Reports a change by who the lead is: 'Acme: New → Won'. */
  changed: (who: string, from: string, to: string) => `${who}: ${from} → ${to}`,
  amountChanged: (who: string, amount: string) => `${who}: agreed amount ${amount}`,
  reasonChanged: (who: string) => `${who}: reason saved`,
  noteSaved: (who: string) => `${who}: note saved`,
  nextStep: (who: string, day: string | null) => `${who}: next step ${day ?? 'removed'}`,
  unchanged: (who: string) => `${who}: nothing to change`,
  saveFailed: 'Error saving lead',
  added: 'Lead added',
  addFailed: 'Error adding lead',
  exportFailed: 'Error exporting leads',
} as const;
