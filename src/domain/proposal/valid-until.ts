/** The end of a proposal's validity in words. No date library, so that the customer's page stays small. */
import { COMPANY_ZONE } from '../time/slot-labels.ts';

/**
 * Returns the end of the last valid day: 'Saturday, December 5, 2026, midnight Eastern time'.
 * @param endsAt adds that moment for a reader in another zone: '(9 PM your time)'
 */
export function validUntilText(day: string, endsAt?: string | Date): string {
  const date = new Date(day).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  const theirs = endsAt && readersTime(endsAt);
  return `${date}, ${midnightText(day)}${theirs ? ` (${theirs})` : ''}`;
}

/** Returns the end of a day in the company's zone: 'midnight Eastern time'. */
export function midnightText(day: string, zone = COMPANY_ZONE): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(new Date(day)).find(({ type }) => type === 'timeZoneName');
  return `midnight ${(name?.value ?? zone).replace(/ Time$/, ' time')}`;
}

/**
 * Returns that moment for a reader in another zone: '9 PM your time', or 'Sunday, December 6, 2 PM your time' if it is
 * another day there. Null if clocks show the same there. Not for prerendering, which has no reader.
 * @param zone the reader's; by default the browser's
 */
export function readersTime(endsAt: string | Date, zone?: string): string | null {
  const end = new Date(endsAt);
  const day = (instant: Date, timeZone?: string) =>
    instant.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone });
  const time = (timeZone?: string) =>
    end.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).replace(':00', '');
  if (time(zone) === time(COMPANY_ZONE)) return null;
  const theirs = day(end, zone);
  const lastDay = day(new Date(end.getTime() - 1), COMPANY_ZONE);
  return `${theirs === lastDay ? '' : `${theirs}, `}${time(zone)} your time`;
}
