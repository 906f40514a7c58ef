/**
 * A slot is a date and an hour in America/New_York (specification section 9, design section 5 'Times').
 * This file goes between that pair and the instant (UTC) at which the meeting starts.
 */
import { NEW_YORK, SLOT_LABELS } from './slot-labels.ts';
import { dayInZone, offsetInMinutes, wallClock } from './zone-offset.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The instant at which a slot starts; `date` is 'yyyy-MM-dd' and `label` a slot label, both in New York.
 * Null if either is malformed or if the hour does not exist that day (2:00 AM when clocks spring forward).
 * When clocks fall back, 1:00 AM means the first of the two (design section 5).
 */
export function slotInstant(date: string, label: string): Date | null {
  const midnight = utcMidnight(date);
  const hour = SLOT_LABELS.indexOf(label);
  if (midnight === null || hour < 0) return null;
  const wall = midnight + hour * HOUR_MS;
  // The offset in force is the one of the day before or of the day after; trying the earlier instant first
  // makes an hour that happens twice mean its first occurrence.
  const candidates = [wall - DAY_MS, wall + DAY_MS].map(
    (near) => wall - offsetInMinutes(new Date(near), NEW_YORK) * 60_000,
  );
  for (const candidate of candidates.sort((a, b) => a - b)) {
    const instant = new Date(candidate);
    if (wallClock(instant, NEW_YORK).getTime() === wall) return instant;
  }
  return null;
}

/**
 * The slot that starts at `instant`: its date ('yyyy-MM-dd') and label in New York.
 * Null if no slot starts then: not on a full hour there, the second 1:00 AM of a fall-back day, an invalid Date.
 */
export function slotOfInstant(instant: Date): { date: string; label: string } | null {
  if (Number.isNaN(instant.getTime())) return null;
  const date = dayInZone(instant, NEW_YORK);
  const label = SLOT_LABELS[wallClock(instant, NEW_YORK).getUTCHours()];
  if (label === undefined || slotInstant(date, label)?.getTime() !== instant.getTime()) return null;
  return { date, label };
}

/**
 * Id of a slot, 'yyyy-MM-dd_HHmm' with New York date and hour: the document id of its claim (design section 4).
 * @throws RangeError if the date or the label is malformed: an id must never be made of other text.
 */
export function slotId(date: string, label: string): string {
  const hour = SLOT_LABELS.indexOf(label);
  if (utcMidnight(date) === null || hour < 0) throw new RangeError('Not a slot');
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

/** Midnight UTC in ms of a calendar date 'yyyy-MM-dd'; null for anything else, such as 2026-02-30. */
function utcMidnight(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const ms = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(date) ? null : ms;
}
