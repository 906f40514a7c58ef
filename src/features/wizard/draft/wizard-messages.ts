import { REPLY_WITHIN } from '../../../domain/quote/catalogue.ts';

/** Messages about a custom booth request. */
export const customRequestMessages = {
  received: `Thank you! We'll email you a custom proposal within ${REPLY_WITHIN}.`,
  failedTitle: 'Your request was not sent',
  failedText: 'Please check your connection and try again. Everything you typed is still here.',
} as const;

/** Messages after 'Start from this project'. */
export const projectRequestMessages = {
  /** `event` is the city and show taken from the project. */
  place: (event: string) => `For ${event}, as in the project.`,
  title: (size: string) => `Booth size ${size} is set`,
  chooseLocation: 'Tell us where your show is, then choose a design for this size.',
  chooseDesign: 'Choose a design for this size. Everything else in your quote is kept.',
  designCleared: 'Your design was for another size: please choose a new one. Everything else is kept.',
} as const;

/** Messages after the hero's button changed an existing quote. */
export const heroChoiceMessages = {
  updated: {
    title: 'Your quote was updated',
    description: 'It now reflects what you chose at the top of the page.',
  },
  started: { title: 'New quote started', description: 'Anything you booked or sent before still stands.' },
} as const;

/** Messages after a shared quote replaced another one, or a booking. */
export const sharedQuoteMessages = {
  title: 'Shared quote opened',
  description: 'It replaced what you had here before.',
} as const;

/** Messages after Start Over, with undo. */
export const startOverMessages = {
  title: 'Your quote was cleared',
  description: "You're back at the first step.",
} as const;

/** Messages about a quote for the console. */
export const quoteMessages = {
  /** `reply` is the response's status and text. */
  submitFailed: (reply: string) => `Failed to submit quote: ${reply}`,
} as const;

/** Messages when there are no extras. */
export const extrasMessages = {
  none: 'No extras available at the moment. You can continue with just the booth design.',
  noneSelected: 'No extras selected. You can continue with just the booth design, or add items above.',
} as const;

/** Messages about city and show. */
export const locationMessages = {
  abroad: 'If you mean a U.S. city of this name, add its state. For a show in another country,',
  perhapsAbroad: 'We build in the U.S. For a show in another country,',
  abroadLink: 'write to us',
  customShow: (name: string) => `Custom show "${name}" - We'll include this in your quote.`,
  matchTitle: 'Great! We have your location',
  matchText: "Next, we'll help you choose the perfect booth size and design.",
  mismatchTitle: 'Sorry ! Mismatch location',
  mismatchText: (show: string, city: string, state: string) => `${show} isn't in ${city}, ${state}`,
  mismatchFollowUp:
    "We notice this show may not be in the selected city. We'll reach out to confirm the details with you.",
} as const;
