/** Retention of visitors' records, shared by the functions' parameters and the privacy page. */
import { parameterProblems } from './parameters.ts';

export const RETENTION_PARAMETERS = {
  /** Quotes without a booking, custom requests and contact messages, from their receipt. */
  leads: 'KEEP_LEADS_DAYS',
  /** Bookings with their quotes, from the end of the meeting. */
  bookings: 'KEEP_BOOKINGS_DAYS',
  /** Copies of mails, from their creation. */
  mails: 'KEEP_MAILS_DAYS',
} as const;

/** Days until records are deleted; null to keep them until someone requests deletion. */
export type Retention = Readonly<Record<keyof typeof RETENTION_PARAMETERS, number | null>>;

/** @throws Error that names the first value that is neither 0 nor an allowed number of days */
export function retentionOf(variables: Readonly<Record<string, string | undefined>>): Retention {
  const days = (key: keyof Retention) => {
    const name = RETENTION_PARAMETERS[key];
    const [problem] = parameterProblems({ [name]: variables[name] });
    if (problem) throw new Error(problem);
    return Number(variables[name] ?? 0) || null;
  };
  return { leads: days('leads'), bookings: days('bookings'), mails: days('mails') };
}

/** Returns how long each kind of record is kept, for the privacy page. */
export function keptWords({ leads, bookings, mails }: Retention) {
  const words = (days: number | null, since: string) =>
    days === null
      ? 'Until you ask us to delete it'
      : `${days} days ${since}, or until you ask us to delete it`;
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
