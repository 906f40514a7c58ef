/**
 * Date and time formats, shared by pages, mails and calendar entries so that they always agree. Each throws a
 * RangeError if the zone is unknown or the day or instant is invalid.
 */
import { FixedOffsetZone } from 'luxon';
import { cached } from '../cached.ts';
import { parseDay } from './calendar-day.ts';
import { COMPANY_ZONE } from './slot-labels.ts';
import { dayInZone, zonedTime } from './zoned-time.ts';

/** luxon's pattern for a time of day. */
export const SLOT_TIME = 'h:mm a';
const DAY = 'cccc, LLLL d, yyyy';

/** Creating a format takes 30 times as long as using it. */
const formatWithZone = cached(
  50,
  (zone) => new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }),
);

/** Returns the time of day in `zone`, such as '10:00 AM'. */
export function formatSlotTime(instant: Date, zone: string): string {
  return zonedTime(instant, zone).toFormat(SLOT_TIME);
}

/** Returns 'Tuesday, December 8, 2026' for a day 'yyyy-MM-dd', which ignores the zone, or for an instant. */
export function formatDay(day: string | Date, zone: string = COMPANY_ZONE): string {
  const time = typeof day === 'string' ? parseDay(day) : zonedTime(day, zone);
  if (!time) throw new RangeError('Not a date');
  return time.toFormat(DAY);
}

/** Formats an offset in minutes as 'GMT', 'GMT-5' or 'GMT+5:45'. */
export function formatOffset(minutes: number): string {
  return minutes === 0 ? 'GMT' : `GMT${FixedOffsetZone.instance(minutes).formatOffset(0, 'narrow')}`;
}

/** Returns a zone's common name, the same all year: 'Pacific Time'; 'GMT-5' if it has no name. */
export function zoneName(zone: string, instant: Date): string {
  const { offset } = zonedTime(instant, zone);
  const name = formatWithZone(zone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return !name || name.startsWith('GMT') ? formatOffset(offset) : name;
}

/** Returns '6:00 AM Pacific time', with the offset in the hour that repeats when clocks fall back. */
export function formatTimeInZone(instant: Date, zone: string): string {
  const time = zonedTime(instant, zone);
  const name = zoneName(zone, instant).replace(/^(Eastern|Central|Mountain|Pacific) Time$/, '$1 time');
  const text = `${time.toFormat(SLOT_TIME)} ${name}`;
  return time.getPossibleOffsets().length > 1 ? `${text} (${formatOffset(time.offset)})` : text;
}

/** Returns a meeting's full start: 'Tuesday, December 8, 2026 at 10:00 AM Eastern time'. */
export function formatMeeting(instant: Date, zone: string): string {
  return `${zonedTime(instant, zone).toFormat(DAY)} at ${formatTimeInZone(instant, zone)}`;
}

/** Returns a slot's short day and time: 'Tue, Dec 8' and '10:00 AM'. */
export function shortSlot(instant: Date, zone: string): { day: string; time: string } {
  const time = zonedTime(instant, zone);
  return { day: time.toFormat('ccc, LLL d'), time: time.toFormat(SLOT_TIME) };
}

/** Returns 'Pacific Time, Los Angeles': the zone's common name at `instant`, and its city. */
export function zoneInWords(zone: string, instant: Date): string {
  const place = zone.includes('/') && !zone.startsWith('Etc/') ? zone.slice(zone.lastIndexOf('/') + 1) : '';
  return [zoneName(zone, instant), place.replaceAll('_', ' ')].filter(Boolean).join(', ');
}

/** Returns the company's '10:00 AM', with its day if that differs in `zone`; null in zones with the same time. */
export function companyTime(instant: Date, zone: string): string | null {
  const isSameTime = zonedTime(instant, zone).offset === zonedTime(instant, COMPANY_ZONE).offset;
  if (isSameTime) return null;
  const time = formatSlotTime(instant, COMPANY_ZONE);
  const isSameDay = dayInZone(instant, zone) === dayInZone(instant, COMPANY_ZONE);
  return isSameDay ? time : `${formatDay(instant, COMPANY_ZONE)}, ${time}`;
}
