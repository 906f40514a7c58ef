/** How dates and times read. Page, mail and calendar entry all use these, so that they can never disagree. */
import { FixedOffsetZone } from 'luxon';
import { parseDay } from './calendar-day.ts';
import { NEW_YORK } from './slot-labels.ts';
import { zonedTime } from './zoned-time.ts';

/** The pattern of a time of day, for luxon. */
export const SLOT_TIME = 'h:mm a';
const DAY = 'cccc, LLLL d, yyyy';

/** Making a format takes thirty times as long as using it. Zones come from visitors in any spelling of case. */
const MAX_KEPT_FORMATS = 50;
const keptFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Time of day in `zone` as 'h:mm a', such as '10:00 AM'.
 * @throws RangeError if the zone is unknown or the instant is an invalid Date.
 */
export function formatSlotTime(instant: Date, zone: string): string {
  return zonedTime(instant, zone).toFormat(SLOT_TIME);
}

/**
 * A day in words, such as 'Tuesday, December 8, 2026': of a day key 'yyyy-MM-dd' (the zone then plays no part),
 * or of an instant as the calendar reads in `zone`.
 * @throws RangeError if the day, the zone or the instant is invalid.
 */
export function formatDay(day: string | Date, zone: string = NEW_YORK): string {
  const time = typeof day === 'string' ? parseDay(day) : zonedTime(day, zone);
  if (!time) throw new RangeError('Not a date');
  return time.toFormat(DAY);
}

/** An offset in minutes as 'GMT', 'GMT-5' or 'GMT+5:45'. */
export function formatOffset(minutes: number): string {
  return minutes === 0 ? 'GMT' : `GMT${FixedOffsetZone.instance(minutes).formatOffset(0, 'narrow')}`;
}

/**
 * A zone as people call it, the same in summer and winter: 'Pacific Time'; 'GMT-5' for one that has only its offset.
 * @throws RangeError if the zone is unknown or the instant is an invalid Date.
 */
export function zoneName(zone: string, instant: Date): string {
  const { offset } = zonedTime(instant, zone);
  const name = formatWithZone(zone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return !name || name.startsWith('GMT') ? formatOffset(offset) : name;
}

function formatWithZone(zone: string): Intl.DateTimeFormat {
  const kept = keptFormats.get(zone);
  if (kept) return kept;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' });
  if (keptFormats.size >= MAX_KEPT_FORMATS) keptFormats.clear();
  keptFormats.set(zone, format);
  return format;
}

/**
 * A time of day with its zone in words: '6:00 AM Pacific Time'. Where clocks fall back and it comes twice, it tells its
 * offset, too.
 * @throws RangeError if the zone is unknown or the instant is an invalid Date.
 */
export function formatTimeInZone(instant: Date, zone: string): string {
  const time = zonedTime(instant, zone);
  const text = `${time.toFormat(SLOT_TIME)} ${zoneName(zone, instant)}`;
  return time.getPossibleOffsets().length > 1 ? `${text} (${formatOffset(time.offset)})` : text;
}

/**
 * A meeting's start in full: 'Tuesday, December 8, 2026 at 10:00 AM Eastern Time'.
 * @throws RangeError if the zone is unknown or the instant is an invalid Date.
 */
export function formatMeeting(instant: Date, zone: string): string {
  return `${zonedTime(instant, zone).toFormat(DAY)} at ${formatTimeInZone(instant, zone)}`;
}

/**
 * A slot in short, day and time apart: 'Tue, Dec 8' and '10:00 AM'.
 * @throws RangeError if the zone is unknown or the instant is an invalid Date.
 */
export function shortSlot(instant: Date, zone: string): { day: string; time: string } {
  const time = zonedTime(instant, zone);
  return { day: time.toFormat('ccc, LLL d'), time: time.toFormat(SLOT_TIME) };
}
