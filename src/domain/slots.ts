/**
 * A slot is a date and an hour in America/New_York. This file goes between that pair and the instant (UTC) at which the
 * meeting starts.
 */
import { parseDay } from './calendar-day.ts';
import { NEW_YORK, SLOT_LABELS } from './slot-labels.ts';
import { dayInZone, zoneOf } from './zoned-time.ts';

/** Lists ask for the 24 slots of a date one by one, and the panel for those of a quarter of a year at a time. */
const MAX_KEPT_DATES = 400;
const keptDates = new Map<string, readonly (number | undefined)[]>();

/**
 * The instant at which a slot starts; `date` is 'yyyy-MM-dd' and `label` a slot label, both in New York.
 * Null if either is malformed or if the hour does not exist that day (2:00 AM when clocks spring forward).
 * When clocks fall back, 1:00 AM means the first of the two.
 */
export function slotInstant(date: string, label: string): Date | null {
  const start = startsOn(date)?.[SLOT_LABELS.indexOf(label)];
  return start === undefined ? null : new Date(start);
}

/**
 * Id of a slot, 'yyyy-MM-dd_HHmm' with New York date and hour: the document id of its claim.
 * @throws RangeError if the date or the label is malformed: an id must never be made of other text.
 */
export function slotId(date: string, label: string): string {
  const hour = SLOT_LABELS.indexOf(label);
  if (!startsOn(date) || hour < 0) throw new RangeError('Not a slot');
  return `${date}_${String(hour).padStart(2, '0')}00`;
}

/** Today's date 'yyyy-MM-dd' in New York at `now`. */
export function todayInNewYork(now: Date): string {
  return dayInZone(now, NEW_YORK);
}

/**
 * True if the slot has started at `now`, the very moment of its start included.
 * A slot that does not exist (see slotInstant) can no more be booked than a past one and counts as past.
 */
export function isPastSlot(date: string, label: string, now: Date): boolean {
  const instant = slotInstant(date, label);
  return instant === null || instant.getTime() <= now.getTime();
}

/** When the hours of a date begin, in ms since 1970, by the hour; null if `date` is no date. */
function startsOn(date: string): readonly (number | undefined)[] | null {
  const kept = keptDates.get(date);
  if (kept) return kept;
  const midnight = parseDay(date)?.setZone(zoneOf(NEW_YORK), { keepLocalTime: true });
  if (!midnight) return null;
  const starts: (number | undefined)[] = [];
  // From hour to hour as they pass: one that the clocks skip never comes, and of one that comes twice the first counts
  for (let hour = midnight; hour.day === midnight.day; hour = hour.plus({ hours: 1 })) {
    starts[hour.hour] ??= hour.toMillis();
  }
  if (keptDates.size >= MAX_KEPT_DATES) keptDates.clear();
  keptDates.set(date, starts);
  return starts;
}
