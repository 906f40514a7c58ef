/** What is chosen where the visitor's own colours are forced on the page: backgrounds and borders are all alike there. */
export const FORCED_CHOICE = 'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]';
