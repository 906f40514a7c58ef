import type { Availability } from '../../../../domain/records/availability.ts';
import type { WeeklyHours } from '../../../../domain/records/weekly-hours.ts';

/** A date that differs from the weekly hours, with its own hours; none if it was deleted. */
export interface Exception {
  readonly date: string;
  readonly slots: readonly string[];
}

/** Returns the dates from `today` on (New York) that were edited or deleted by hand, in order. */
export function exceptionsOf(
  { closed_dates }: Pick<WeeklyHours, 'closed_dates'>,
  availability: readonly Availability[],
  today: string,
): Exception[] {
  const present = new Set(availability.map(({ date }) => date));
  const closed = closed_dates
    .filter((date) => date >= today && !present.has(date))
    .map((date) => ({ date, slots: [] }));
  const edited = availability.filter(({ date, source }) => date >= today && source !== 'weekly');
  return [...closed, ...edited.map(({ date, slots }) => ({ date, slots }))].sort((a, b) =>
    a.date.localeCompare(b.date),
  );
}
