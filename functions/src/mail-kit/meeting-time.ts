import { formatMeeting } from '../../../src/domain/format-time.ts';

/** Of the meetings that are being booked just now. */
const MOST_KEPT = 100;
const kept = new Map<string, string>();

/**
 * A meeting's start in full, as `formatMeeting` has it. Kept: subject, preview and rows of two mails say the same, and a
 * zone's rules take longer to look up than all else in a mail.
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
