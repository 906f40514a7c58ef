/** How far away a show is, as far as its month says. Without luxon, which nobody loads before the meeting step. */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const DAY_MS = 86_400_000;

export interface ShowTiming {
  /** Month and year, such as 'January 2027'. */
  readonly month: string;
  /** Whole weeks from today to the month's first day. */
  readonly weeksLeft: number;
  /** The last day to book in time, such as 'November 20, 2026'; null once it has passed. */
  readonly bookBy: string | null;
}

/**
 * The next time that `month` ('January') lies ahead of `today` ('yyyy-MM-dd'), and the last day to book for it when a booth
 * takes `leadWeeks` weeks. A month that has begun does not lie ahead: its next time is in a year. On which day of the month
 * the show opens is not known, so the first one counts.
 * @returns null if `month` is no month or `today` no date
 */
export function showTiming(month: string, today: string, leadWeeks: number): ShowTiming | null {
  const index = MONTHS.indexOf(month);
  const now = Date.parse(today);
  if (index < 0 || Number.isNaN(now)) return null;
  const thisYear = new Date(now).getUTCFullYear();
  const year = Date.UTC(thisYear, index) > now ? thisYear : thisYear + 1;
  const first = Date.UTC(year, index);
  const last = first - leadWeeks * 7 * DAY_MS;
  return {
    month: `${month} ${year}`,
    weeksLeft: Math.floor((first - now) / (7 * DAY_MS)),
    bookBy: last < now ? null : dayText(new Date(last)),
  };
}

/** The day 'yyyy-MM-dd' that it is at `instant` where this runs. */
export function localDayOf(instant: Date): string {
  const parts = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function dayText(day: Date): string {
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
