import { addDays, weekdayOf } from '../../src/domain/calendar-day.ts';
import { SLOT_LABELS } from '../../src/domain/slot-labels.ts';
import { slotInstant, todayInNewYork } from '../../src/domain/slots.ts';

/** Offered hours of a day: date and hourly labels in America/New_York. */
export interface OfferedDay {
  readonly date: string;
  readonly slots: readonly string[];
}

const DAYS_AHEAD = 6 * 7;

/** First hours of the slots of a day, between 9 AM and 5 PM; working days take turns. */
const PATTERNS: readonly (readonly number[])[] = [
  [9, 10, 11, 13, 14, 15, 16],
  [9, 11, 13, 15],
  [10, 11, 14, 15, 16],
  [9, 10, 13, 14, 16],
  [10, 12, 14, 16],
];

/** The working days of the six weeks after today in New York, each with its slots, in order. */
export function offeredDays(now: Date): OfferedDay[] {
  const today = todayInNewYork(now);
  return Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index + 1))
    .filter(isWorkingDay)
    .map((date, index) => {
      const hours = PATTERNS[index % PATTERNS.length] ?? [];
      const slots = hours.map((hour) => SLOT_LABELS[hour] ?? '').filter((label) => slotInstant(date, label));
      return { date, slots };
    });
}

/** True except on weekends and major holidays. */
function isWorkingDay(date: string): boolean {
  const weekday = weekdayOf(date);
  const monthAndDay = date.slice('2026-'.length);
  const isThanksgiving = weekday === 4 && monthAndDay >= '11-22' && monthAndDay <= '11-28';
  const isFixedHoliday = ['01-01', '07-04', '12-25'].includes(monthAndDay);
  return weekday <= 5 && !isThanksgiving && !isFixedHoliday;
}
