/** Said in the wizard after the hero's button changed a quote that was there. */
export const heroChoiceMessages = {
  updated: {
    title: 'Your quote was updated',
    description: 'It now has what you chose at the top of the page.',
  },
  started: { title: 'New quote started', description: 'What you booked or sent before still stands.' },
} as const;
