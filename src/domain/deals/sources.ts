/** How a deal began: with what a visitor sent, or with a person whom the team added. */

/** Ways in which people reach the team without the site. */
export const ADDED_SOURCES = ['call', 'show', 'other'] as const;
export type AddedSource = (typeof ADDED_SOURCES)[number];

export const DEAL_SOURCES = {
  quote: 'Quote',
  request: 'Custom size',
  message: 'Message',
  booking: 'Meeting',
  call: 'Phone call',
  show: 'Trade show',
  other: 'Added by the team',
} as const satisfies Record<AddedSource | 'quote' | 'request' | 'message' | 'booking', string>;

export type DealSource = keyof typeof DEAL_SOURCES;
export const DEAL_SOURCE_NAMES = Object.keys(DEAL_SOURCES) as [DealSource, ...DealSource[]];
