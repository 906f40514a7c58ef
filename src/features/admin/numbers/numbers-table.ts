import type { WeekNumbers } from '../../../domain/schemas/numbers.ts';
import { sumOfCounted } from '../../../domain/tallies.ts';
import { VISIT_STEPS } from '../../../domain/wizard/visit-steps.ts';
import type { ChartRow } from './chart-data.ts';
import { COUNTED_SERIES, showRows, sizeRows, stepRows, weekRows } from './number-rows.ts';

/** All numbers as a table with headings: a row for each week, columns for totals, steps, sizes and shows. */
export function numbersTable(weeks: readonly WeekNumbers[]): string[][] {
  const [sizes, shows] = [sizeRows(weeks), showRows(weeks)];
  const totals = weekRows(weeks);
  return [
    [
      'Week from Monday (New York)',
      ...COUNTED_SERIES.map(({ name }) => name),
      ...stepRows([]).map(({ label }) => `Visits: ${label}`),
      ...sizes.flatMap(({ label }) => COUNTED_SERIES.map(({ name }) => `${name} by size: ${label}`)),
      ...shows.flatMap(({ label }) => COUNTED_SERIES.map(({ name }) => `${name} by show: ${label}`)),
    ],
    ...weeks.map((week, index) => {
      const counted = sumOfCounted([week]);
      return [
        week.monday,
        ...COUNTED_SERIES.map(({ key }) => String(totals[index]?.counts[key] ?? 0)),
        ...VISIT_STEPS.map((step) => String(week.steps[step])),
        ...cellsOf(sizes, (kind, key) => counted[kind].sizes[key]),
        ...cellsOf(shows, (kind, key) => counted[kind].shows[key]),
      ];
    }),
  ];
}

function cellsOf(
  rows: readonly ChartRow[],
  countOf: (kind: 'quotes' | 'bookings' | 'cancellations', key: string) => number | undefined,
): string[] {
  const kinds = ['quotes', 'bookings', 'cancellations'] as const;
  return rows.flatMap(({ key }) => kinds.map((kind) => String(countOf(kind, key) ?? 0)));
}
