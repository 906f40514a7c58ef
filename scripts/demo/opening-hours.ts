import { SLOT_LABELS } from '../../src/domain/slot-labels.ts';
import { slotInstant, todayInNewYork } from '../../src/domain/slots.ts';

/** What is offered on one day: date and hourly labels in America/New_York. */
export interface OfferedDay {
  readonly date: string;
  readonly slots: readonly string[];
}

const DAYS_AHEAD = 6 * 7;
const DAY_MS = 86_400_000;

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
  const today = Date.parse(`${todayInNewYork(now)}T00:00:00Z`);
  return Array.from({ length: DAYS_AHEAD }, (_, index) => new Date(today + (index + 1) * DAY_MS))
    .filter(isWorkingDay)
    .map((day, index) => {
      const date = day.toISOString().slice(0, 10);
      const hours = PATTERNS[index % PATTERNS.length] ?? [];
      const slots = hours.map((hour) => SLOT_LABELS[hour] ?? '').filter((label) => slotInstant(date, label));
      return { date, slots };
    });
}

/** Neither a weekend nor one of the holidays on which everybody is away; `day` is midnight UTC of the date. */
function isWorkingDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  const [month, dayOfMonth] = [day.getUTCMonth() + 1, day.getUTCDate()];
  const isThanksgiving = month === 11 && weekday === 4 && dayOfMonth >= 22 && dayOfMonth <= 28;
  const isFixedHoliday = ['1-1', '7-4', '12-25'].includes(`${month}-${dayOfMonth}`);
  return weekday !== 0 && weekday !== 6 && !isThanksgiving && !isFixedHoliday;
}
