/** What stands where a part of a page could not be loaded: the browser is offline, or the site was published anew. */
export const PART_MISSING = {
  title: 'This part could not be loaded',
  text: 'Please check your connection and load the page again. Everything you entered is kept.',
  again: 'Load again',
} as const;
