/**
 * Where in the panel one is: a section, and what it shows, in the fragment of the address ('#bookings?find=Smith'), so that a
 * reload, a bookmark and Back come to the same place. Nothing of it reaches a server.
 */

/** The panel's sections, in the order of their tabs. */
export const SECTIONS = ['today', 'bookings', 'leads', 'availability', 'content', 'numbers'] as const;

export type Section = (typeof SECTIONS)[number];

export const SECTION_NAMES: Record<Section, string> = {
  today: 'Today',
  bookings: 'Bookings',
  leads: 'Leads',
  availability: 'Availability',
  content: 'Content',
  numbers: 'Numbers',
};

export interface Place {
  readonly section: Section;
  /** Filters and what is open, by name; an empty value is none. */
  readonly params: Readonly<Record<string, string>>;
}

/** The panel's initial place. */
export const FIRST_SECTION: Place = { section: SECTIONS[0], params: {} };

/** The place that a fragment such as '#leads?state=new' says; null if it names no section. */
export function readPlace(hash: string): Place | null {
  const [name = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const section = SECTIONS.find((known) => known === name);
  if (!section) return null;
  const params = [...new URLSearchParams(query)].filter(([, value]) => value !== '');
  return { section, params: Object.fromEntries(params) };
}

/** The fragment that says `place`, for a link; the inverse of readPlace. */
export function placeHash({ section, params }: Place): string {
  const filled = Object.entries(params).filter(([, value]) => value !== '');
  const query = new URLSearchParams(filled).toString();
  return query === '' ? `#${section}` : `#${section}?${query}`;
}
