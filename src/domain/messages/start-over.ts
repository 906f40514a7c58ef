/** Said after Start Over, for as long as it can be undone. */
export const startOverMessages = {
  title: 'Your quote was cleared',
  description: 'You are back at the first step.',
} as const;
