/** The federal holidays of the United States, computed by rule for any year. */
import { addDays, parseDay, weekdayOf } from './calendar-day.ts';

const SATURDAY = 6;
const SUNDAY = 7;

interface Rule {
  readonly name: string;
  /** Returns its day in `year`, 'yyyy-MM-dd'. */
  readonly dayIn: (year: number) => string;
  /** True if it is moved to the nearest weekday when it falls on a weekend. */
  readonly isObserved: boolean;
}

const RULES: readonly Rule[] = [
  fixed("New Year's Day", 1, 1),
  onWeekday('Martin Luther King Jr. Day', { month: 1, weekday: 1, nth: 3 }),
  onWeekday("Presidents' Day", { month: 2, weekday: 1, nth: 3 }),
  lastMonday('Memorial Day', 5),
  fixed('Juneteenth', 6, 19),
  fixed('Independence Day', 7, 4),
  onWeekday('Labor Day', { month: 9, weekday: 1, nth: 1 }),
  onWeekday('Columbus Day', { month: 10, weekday: 1, nth: 2 }),
  fixed('Veterans Day', 11, 11),
  onWeekday('Thanksgiving', { month: 11, weekday: 4, nth: 4 }),
  fixed('Christmas Day', 12, 25),
];

/** Caches the holidays of a few years by day, since a series or calendar asks for each of its days. */
const MAX_KEPT_YEARS = 20;
const keptYears = new Map<number, ReadonlyMap<string, string>>();

/** Returns the holiday on or observed on 'yyyy-MM-dd'; null on other days and for an invalid date. */
export function holidayOn(date: string): string | null {
  const year = parseDay(date)?.year;
  if (year === undefined) return null;
  // New Year's Day may be observed in the year before
  return holidaysOf(year).get(date) ?? holidaysOf(year + 1).get(date) ?? null;
}

function holidaysOf(year: number): ReadonlyMap<string, string> {
  const kept = keptYears.get(year);
  if (kept) return kept;
  const days = new Map<string, string>();
  for (const { name, dayIn, isObserved } of RULES) {
    const day = dayIn(year);
    if (isObserved) days.set(observedOn(day), `${name} (observed)`);
    days.set(day, name);
  }
  if (keptYears.size >= MAX_KEPT_YEARS) keptYears.clear();
  keptYears.set(year, days);
  return days;
}

/** Moves a Saturday to Friday and a Sunday to Monday. */
function observedOn(day: string): string {
  const weekday = weekdayOf(day);
  if (weekday === SATURDAY) return addDays(day, -1);
  return weekday === SUNDAY ? addDays(day, 1) : day;
}

function fixed(name: string, month: number, day: number): Rule {
  return { name, dayIn: (year) => dayOf(year, month, day), isObserved: true };
}

/** Such as the third Monday of January; Monday is 1. */
function onWeekday(
  name: string,
  { month, weekday, nth }: { month: number; weekday: number; nth: number },
): Rule {
  return {
    name,
    dayIn: (year) => {
      const first = dayOf(year, month, 1);
      return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
    },
    isObserved: false,
  };
}

/** Of a month with 31 days. */
function lastMonday(name: string, month: number): Rule {
  return {
    name,
    dayIn: (year) => {
      const last = dayOf(year, month, 31);
      return addDays(last, 1 - weekdayOf(last));
    },
    isObserved: false,
  };
}

function dayOf(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}
