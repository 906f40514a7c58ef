/** The company's facts, for every visible text about it. */
export const brand = {
  name: 'Booth Studio',
  tagline: 'Trade Show Booths, Designed, Built, and Delivered',
  description:
    'Instant trade show booth design and pricing for U.S. shows. One partner for concept, fabrication, logistics, and on-site install.',
  email: 'hello@booth.example',
  phone: '+1 (702) 555-0142',
  /** Hours in which the phone is answered. */
  hours: 'Mon to Fri, 9 AM to 6 PM Eastern',
  /** Shown in reminders, since US law requires an address in advertising (CAN-SPAM); empty for none. */
  postalAddress: '100 Example Street, Las Vegas, NV 89101',
  /** The company's area of work. */
  area: 'Shows in all 50 states',
} as const;

/**
 * Host part of calendar entries' ids, the same in mails and on the page, so that calendars treat both as one entry. It
 * comes from the mail address, which outlives a change of the site's domain.
 */
export const calendarHost = brand.email.slice(brand.email.indexOf('@') + 1);

/** Color of the browser's UI: the hero's background (--color-navy-950). */
export const THEME_COLOR = '#050b1f';

/** Returns the company's `mailto:` URL, with an optional subject line. */
export function mailtoUrl(subject?: string): string {
  return `mailto:${brand.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}

/** Returns the company's `tel:` URL: digits and the leading plus only. */
export function telUrl(): string {
  return `tel:${brand.phone.replace(/[^+\d]/g, '')}`;
}
