/**
 * Stores the panel's section and its parameters in the URL's fragment ('#bookings?find=Smith'), so that
 * reloads, bookmarks and Back work. Browsers do not send fragments to servers.
 */

/** Sections that have a tab, in the order of the tabs. */
export const TABS = ['today', 'bookings', 'customers', 'availability', 'content', 'numbers'] as const;

/** All sections. Settings has no tab and is in the account menu. */
export const SECTIONS = [...TABS, 'settings'] as const;

export type Tab = (typeof TABS)[number];
export type Section = (typeof SECTIONS)[number];

export const SECTION_NAMES: Record<Section, string> = {
  today: 'Today',
  bookings: 'Bookings',
  customers: 'Customers',
  availability: 'Availability',
  content: 'Content',
  numbers: 'Numbers',
  settings: 'Settings',
};

export interface Place {
  readonly section: Section;
  /** Filters and the open item by name. Empty values count as missing. */
  readonly params: Readonly<Record<string, string>>;
}

export const FIRST_SECTION: Place = { section: SECTIONS[0], params: {} };

/** Section of addresses in mails of former versions, and its parameter for the open item. */
const FORMER = { section: 'leads', opened: 'lead' };

/** Parses a fragment such as '#customers?show=new'. Null if it names no section. */
export function readPlace(hash: string): Place | null {
  const [name = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const isFormer = name === FORMER.section;
  const section = isFormer ? 'customers' : SECTIONS.find((known) => known === name);
  if (!section) return null;
  const params = [...new URLSearchParams(query)]
    .filter(([, value]) => value !== '')
    .map(([key, value]) => [isFormer && key === FORMER.opened ? 'customer' : key, value]);
  return { section, params: Object.fromEntries(params) };
}

/** Returns the fragment for `place`; the inverse of `readPlace`. */
export function placeHash({ section, params }: Place): string {
  const filled = Object.entries(params).filter(([, value]) => value !== '');
  const query = new URLSearchParams(filled).toString();
  return query === '' ? `#${section}` : `#${section}?${query}`;
}
