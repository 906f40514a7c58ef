/** axe's rules for pages and components: WCAG 2.2 AA and its best practices. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that only a whole page can break. Component tests leave them out. */
export const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region', 'heading-order'];
