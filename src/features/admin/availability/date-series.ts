import { isPastSlot, SLOT_LABELS } from '../../../domain/slots.ts';

/** Over which dates the chosen slots go: only the chosen one, every day up to another, or a weekday's next weeks. */
export type Repeat =
  | { readonly kind: 'once' }
  | { readonly kind: 'range'; readonly until: string; readonly weekdaysOnly: boolean }
  | { readonly kind: 'weekly'; readonly weeks: number };

/** As many dates as one transaction is to read and write. */
export const MAX_DATES = 92;
export const MAX_WEEKS = 52;

const DAY_MS = 86_400_000;

/** The dates 'yyyy-MM-dd' from `start` on, at most MAX_DATES; none if `until` is before `start`. */
export function dateSeries(start: string, repeat: Repeat): string[] {
  if (repeat.kind === 'once') return [start];
  if (repeat.kind === 'weekly') {
    const weeks = Math.min(Math.max(Math.trunc(repeat.weeks) || 0, 0), MAX_WEEKS);
    return Array.from({ length: weeks }, (_, week) => addDays(start, week * 7));
  }
  const days = Math.floor((dayNumber(repeat.until) - dayNumber(start)) / DAY_MS) + 1;
  const dates = Array.from({ length: Math.min(Math.max(days || 0, 0), MAX_DATES) }, (_, day) =>
    addDays(start, day),
  );
  return repeat.weekdaysOnly ? dates.filter(isWeekday) : dates;
}

/** The slots that can be offered on `date` (New York) at `now`: no past ones, none that the clocks skip. */
export function offerableSlots(date: string, now: Date): string[] {
  return SLOT_LABELS.filter((label) => !isPastSlot(date, label, now));
}

/** The slots of both lists, each once, in the order of the day. */
export function mergeSlots(present: readonly string[], added: readonly string[]): string[] {
  return SLOT_LABELS.filter((label) => present.includes(label) || added.includes(label));
}

/** The date `days` after `date`, by the calendar alone. */
export function addDays(date: string, days: number): string {
  return new Date(dayNumber(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function isWeekday(date: string): boolean {
  const weekday = new Date(dayNumber(date)).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}

function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
