import { company } from '#company/brand.ts';
import { colors } from '#company/colors.ts';
import type { Brand } from './company-schema.ts';

/** The company's facts, for every visible text about it. */
export const brand: Brand = company;

/**
 * Host part of calendar entries' ids, the same in mails and on the page, so that calendars treat both as one entry. It
 * comes from the mail address, which outlives a change of the site's domain.
 */
export const calendarHost = brand.email.slice(brand.email.indexOf('@') + 1);

/** Color of the browser's UI: the hero's background. */
export const THEME_COLOR = colors['navy-950'];

/** Returns the company's `mailto:` URL, with an optional subject line. */
export function mailtoUrl(subject?: string): string {
  return `mailto:${brand.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}

/** Returns the company's `tel:` URL: digits and the leading plus only. */
export function telUrl(): string {
  return `tel:${brand.phone.replace(/[^+\d]/g, '')}`;
}
