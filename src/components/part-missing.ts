/** Texts for a part whose code could not be loaded, offline or after a release. */
export const PART_MISSING = {
  title: 'This part of the page could not be loaded',
  text: 'Please check your connection and reload the page. Everything you entered has been kept.',
  again: 'Load again',
} as const;
