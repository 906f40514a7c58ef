import { formatMeeting } from '../../../src/domain/format-time.ts';

/** Of the meetings that are being booked just now. */
const MOST_KEPT = 100;
const kept = new Map<string, string>();

/**
 * Formats a meeting's start in full, as `formatMeeting` does. Memoised: subject, preview and rows of two
 * mails repeat it, and looking up a zone's rules is the slowest part of a mail.
 * @throws RangeError if the zone is unknown or the instant is an invalid Date.
 */
export function meetingTime(instant: Date, zone: string): string {
  const key = `${instant.getTime()} ${zone}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const text = formatMeeting(instant, zone);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, text);
  return text;
}
