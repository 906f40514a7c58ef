/** The federal holidays of the United States, computed by rule for any year. */
import type { DateTime } from 'luxon';
import { parseDay } from '../time/calendar-day.ts';

const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

/** By month and day. If one falls on a weekend, the nearest weekday is a holiday, too. */
const FIXED: Readonly<Record<string, string>> = {
  '1/1': "New Year's Day",
  '6/19': 'Juneteenth',
  '7/4': 'Independence Day',
  '11/11': 'Veterans Day',
  '12/25': 'Christmas Day',
};

/** On a weekday within the seven days from `from`; the third Monday of a month is the one from the 15th on. */
const FLOATING = [
  { name: 'Martin Luther King Jr. Day', month: 1, weekday: MONDAY, from: 15 },
  { name: "Presidents' Day", month: 2, weekday: MONDAY, from: 15 },
  { name: 'Memorial Day', month: 5, weekday: MONDAY, from: 25 },
  { name: 'Labor Day', month: 9, weekday: MONDAY, from: 1 },
  { name: 'Columbus Day', month: 10, weekday: MONDAY, from: 8 },
  { name: 'Thanksgiving', month: 11, weekday: THURSDAY, from: 22 },
];

/** Returns the holiday that falls on 'yyyy-MM-dd' or is observed then; null on other days and for an invalid date. */
export function holidayOn(date: string): string | null {
  const day = parseDay(date);
  return day && (fixedOn(day) ?? floatingOn(day) ?? observedOn(day));
}

function fixedOn({ month, day }: DateTime): string | undefined {
  return FIXED[`${month}/${day}`];
}

function floatingOn({ month, weekday, day }: DateTime): string | undefined {
  const isOn = (rule: (typeof FLOATING)[number]) => day >= rule.from && day < rule.from + 7;
  return FLOATING.find((rule) => rule.month === month && rule.weekday === weekday && isOn(rule))?.name;
}

/** Returns the holiday observed on a Friday if it falls on Saturday, or on a Monday if it falls on Sunday. */
function observedOn(day: DateTime): string | null {
  if (day.weekday !== FRIDAY && day.weekday !== MONDAY) return null;
  const name = fixedOn(day.plus({ days: day.weekday === FRIDAY ? 1 : -1 }));
  return name ? `${name} (observed)` : null;
}
