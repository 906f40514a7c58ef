/** How long visitors' records are kept: the functions' parameters and the privacy page's text, so that they agree. */

export const RETENTION_PARAMETERS = {
  /** Quotes without a booking, custom requests and contact messages, from their receipt. */
  leads: 'KEEP_LEADS_DAYS',
  /** Bookings with their quotes, from the end of the meeting. */
  bookings: 'KEEP_BOOKINGS_DAYS',
  /** Copies of mails, from their creation. */
  mails: 'KEEP_MAILS_DAYS',
} as const;

/** Days after which records are deleted; null to keep them until deletion is requested. */
export type Retention = Readonly<Record<keyof typeof RETENTION_PARAMETERS, number | null>>;

/** A shorter time would delete leads in progress. */
const LEAST_DAYS = 30;

/** @throws an error that names the parameter when it is neither 0 nor a number of days from 30 on */
export function keptDays(name: string, value: string | undefined): number | null {
  const text = value?.trim() ?? '';
  if (text === '' || text === '0') return null;
  if (/^\d{1,5}$/.test(text) && Number(text) >= LEAST_DAYS) return Number(text);
  throw new Error(
    `${name} is '${text}': it must be a number of days, ${LEAST_DAYS} or more, or 0 to keep until asked.`,
  );
}

/** @throws an error that names the first value that cannot be used */
export function retentionOf(variables: Readonly<Record<string, string | undefined>>): Retention {
  const days = (key: keyof Retention) =>
    keptDays(RETENTION_PARAMETERS[key], variables[RETENTION_PARAMETERS[key]]);
  return { leads: days('leads'), bookings: days('bookings'), mails: days('mails') };
}

const UNTIL_ASKED = 'Until you ask us to delete it';

/** Returns how long each kind of record is kept, for the privacy page. */
export function keptWords({ leads, bookings, mails }: Retention) {
  const words = (days: number | null, since: string) =>
    days === null ? UNTIL_ASKED : `${days} days ${since}, or until you ask us to delete it`;
  const lead = words(leads, 'after you sent it');
  const booking = words(bookings, 'after the meeting');
  return {
    quote: lead === booking ? lead : `${lead}; if you booked a meeting with it: ${lowerFirst(booking)}`,
    booking,
    lead,
    mail: words(mails, 'after it was written'),
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
