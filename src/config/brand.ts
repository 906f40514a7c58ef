/** The company. Every visible text that names it reads this. */
export const brand = {
  name: 'Booth Studio',
  tagline: 'Trade Show Booths, Designed, Built and Delivered',
  description:
    'Instant trade show booth design and pricing for U.S. shows. One partner for concept, fabrication, logistics, and on-site install.',
  email: 'hello@booth.example',
  phone: '+1 (702) 555-0142',
  /** Hours in which the phone is answered. */
  hours: 'Mon to Fri, 9 AM to 6 PM Eastern',
  /** The company's area of work. */
  area: 'Shows in all 50 states',
} as const;

/**
 * The right-hand side of a calendar entry's id, the same in the invitation by mail and on the page, so that a calendar
 * knows the two as one entry. Of the mail address, which outlives a move of the site to another one.
 */
export const calendarHost = brand.email.slice(brand.email.indexOf('@') + 1);

/** Color of the browser's own bars: the night of the hero (--color-navy-950). */
export const THEME_COLOR = '#050b1f';

/** `mailto:` address of the company, with an optional subject line. */
export function mailtoUrl(subject?: string): string {
  return `mailto:${brand.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}

/** `tel:` address of the company: digits and the leading plus only. */
export function telUrl(): string {
  return `tel:${brand.phone.replace(/[^+\d]/g, '')}`;
}
