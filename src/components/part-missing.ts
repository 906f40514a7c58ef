/** Texts for a part whose code could not be loaded: offline, or the site was deployed again. */
export const PART_MISSING = {
  title: 'This part could not be loaded',
  text: 'Please check your connection and load the page again. Everything you entered is kept.',
  again: 'Load again',
} as const;
