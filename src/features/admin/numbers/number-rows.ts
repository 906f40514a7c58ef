/** The numbers as rows of charts and tables, with a summary of each chart. */

import { BOOTH_SIZE_OPTIONS, boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { formatUsd } from '../../../domain/quote/pricing.ts';
import { type Counted, NO_QUOTE, type Pipeline, type WeekNumbers } from '../../../domain/schemas/numbers.ts';
import { CUSTOM_SHOW_ID } from '../../../domain/show/shows.ts';
import { COUNTED_KINDS, sumOfCounted, sumOfSteps, totalOf } from '../../../domain/tallies.ts';
import { parseDay } from '../../../domain/time/calendar-day.ts';
import { VISIT_STEPS, type VisitStep } from '../../../domain/wizard/visit-steps.ts';
import { durationText } from '../kit/durations.ts';
import { type ChartRow, numberText, type Series } from './chart-data.ts';

/** Names of shows by id: stored ones, active or not, and the built-in ones. */
export type ShowNames = ReadonlyMap<string, string>;

export const COUNTED_SERIES: readonly Series[] = [
  { key: 'quotes', name: 'Quotes', look: 'solid' },
  { key: 'bookings', name: 'Bookings', look: 'striped' },
  { key: 'cancellations', name: 'Cancellations', look: 'hollow' },
];

export const VALUE_SERIES: readonly Series[] = [
  { key: 'open', name: 'Open', look: 'solid' },
  { key: 'won', name: 'Won', look: 'striped' },
  { key: 'lost', name: 'Lost', look: 'hollow' },
];

export const SOURCE_SERIES: readonly Series[] = [
  { key: 'quotes', name: 'Quotes', look: 'solid' },
  { key: 'bookings', name: 'Bookings', look: 'striped' },
  { key: 'won', name: 'Won', look: 'striped' },
];

export const VISIT_SERIES: readonly Series[] = [{ key: 'visits', name: 'Visits', look: 'solid' }];

/** Further shows share one row of the chart. */
export const MAX_SHOWS = 6;

const WITHOUT_QUOTE = 'Without a quote';

const STEP_NAMES: Readonly<Record<VisitStep, string>> = {
  started: 'Started',
  size: 'Booth size',
  extras: 'Extras',
  review: 'Review',
  booked: 'Booked',
};

export function weekRows(weeks: readonly WeekNumbers[]): ChartRow[] {
  return weeks.map((week) => ({
    key: week.monday,
    label: parseDay(week.monday)?.toFormat('LLL d') ?? week.monday,
    counts: totalsOf(week),
  }));
}

/** Returns a row per show with any numbers, largest first. */
export function showRows(weeks: readonly WeekNumbers[], names: ShowNames): ChartRow[] {
  const counted = sumOfCounted(weeks);
  const ids = new Set(COUNTED_KINDS.flatMap((kind) => Object.keys(counted[kind].shows)));
  return [...ids]
    .map((id) => rowOf(id, showName(id, names), (kind) => counted[kind].shows[id]))
    .sort((a, b) => sumOf(b) - sumOf(a) || a.label.localeCompare(b.label));
}

/** Returns a row per month or show with the value of its quotes; months in order, shows by value. */
export function valueRows(values: Pipeline['values'], by: 'month' | 'show', names: ShowNames): ChartRow[] {
  return [...Map.groupBy(values, (value) => value[by])]
    .map(([key, parts]) => ({
      key,
      label: by === 'show' ? showName(key, names) : (parseDay(`${key}-01`)?.toFormat('LLLL yyyy') ?? key),
      counts: dollarsOf(parts),
    }))
    .sort((a, b) => (by === 'month' ? a.key.localeCompare(b.key) : sumOf(b) - sumOf(a)));
}

/** Returns '$9,000 open, $2,500 won and $0 lost. ...', and the time to the first answer. */
export function pipelineSummary({ values, answers }: Pipeline): string {
  const { open, won, lost } = dollarsOf(values);
  const { count, median_minutes } = answers;
  const wait =
    median_minutes === null
      ? 'Nothing that came in has been answered yet.'
      : `Median time to the first answer: ${durationText(median_minutes)} (${numberText(count)} answered).`;
  return `${wholeUsd(open)} open, ${wholeUsd(won)} won and ${wholeUsd(lost)} lost. ${wait}`;
}

/** Returns a row per channel, with its quotes, their meetings and the value of the won ones. */
export function sourceRows(sources: Pipeline['sources']): ChartRow[] {
  return sources.map(({ source, ...counts }) => ({ key: source, label: source || 'Not known', counts }));
}

export function wholeUsd(amount: number): string {
  return formatUsd(Math.round(amount));
}

function dollarsOf(values: Pipeline['values']) {
  const sum = (state: 'open' | 'won' | 'lost') => values.reduce((total, value) => total + value[state], 0);
  return { open: sum('open'), won: sum('won'), lost: sum('lost') };
}

/** Returns a row per size, in the catalogue's order, and one for bookings without a size, if any. */
export function sizeRows(weeks: readonly WeekNumbers[]): ChartRow[] {
  const counted = sumOfCounted(weeks);
  const sizes = [...BOOTH_SIZE_OPTIONS.map(({ id }) => id), 'custom', NO_QUOTE];
  return sizes
    .map((size) =>
      rowOf(
        size,
        size === NO_QUOTE ? WITHOUT_QUOTE : boothSizeLabel(size),
        (kind) => counted[kind].sizes[size],
      ),
    )
    .filter((row) => row.key !== NO_QUOTE || sumOf(row) > 0);
}

/** Merges the rows beyond `most` into one. */
export function foldedRows(rows: readonly ChartRow[], most: number): ChartRow[] {
  const others = rows.slice(most);
  if (others.length < 2) return [...rows];
  const label = `${others.length} others`;
  return [
    ...rows.slice(0, most),
    rowOf('others', label, (kind) => others.reduce((sum, { counts }) => sum + (counts[kind] ?? 0), 0)),
  ];
}

/** Returns a row per step, with its share of the visits that started. */
export function stepRows(weeks: readonly WeekNumbers[]): ChartRow[] {
  const steps = sumOfSteps(weeks.map((week) => week.steps));
  return VISIT_STEPS.map((step) => ({
    key: step,
    label: STEP_NAMES[step],
    counts: { visits: steps[step] },
    remark: shareText(steps[step], steps.started),
  }));
}

/** Returns '3 quotes, 1 booking and 0 cancellations in 12 weeks, ...': totals, and the best week. */
export function weeksSummary(weeks: readonly WeekNumbers[]): string {
  const { quotes = 0, bookings = 0, cancellations = 0 } = totalsOf(sumOfCounted(weeks));
  const rows = weekRows(weeks);
  const most = rows.toSorted((a, b) => (b.counts.quotes ?? 0) - (a.counts.quotes ?? 0))[0];
  const what = `${counted(quotes, 'quote')}, ${counted(bookings, 'booking')} and ${counted(cancellations, 'cancellation')}`;
  const peak =
    quotes > 0 && most ? ` Most quotes came in the week of ${most.label}: ${most.counts.quotes}.` : '';
  return `${what} in ${weeks.length} weeks.${peak}`;
}

/** Returns a sentence about the row with the most quotes; `what` names the rows, such as 'show'. */
export function mostSummary(rows: readonly ChartRow[], what: string): string {
  const [first, second] = rows
    .filter(({ counts }) => (counts.quotes ?? 0) > 0)
    .toSorted((a, b) => (b.counts.quotes ?? 0) - (a.counts.quotes ?? 0));
  if (!first) return `No quotes for any ${what}.`;
  const next = second ? `, then ${second.label}: ${second.counts.quotes}` : '';
  return `Most quotes: ${first.label}, ${first.counts.quotes}${next}.`;
}

/** Returns how many of the visits that started ended with a booking. */
export function stepsSummary(weeks: readonly WeekNumbers[]): string {
  const { started, booked } = sumOfSteps(weeks.map((week) => week.steps));
  return `${counted(started, 'visit')} started a quote, ${numberText(booked)} of them booked (${shareText(booked, started)}).`;
}

/** True if all counts are 0. */
export function isEmpty(weeks: readonly WeekNumbers[]): boolean {
  const steps = sumOfSteps(weeks.map((week) => week.steps));
  const counts = [...Object.values(totalsOf(sumOfCounted(weeks))), ...Object.values(steps)];
  return counts.every((count) => count === 0);
}

/** Returns all numbers as a table with headings: a row per week, columns for totals, steps, sizes and shows. */
export function numbersTable(weeks: readonly WeekNumbers[], names: ShowNames): string[][] {
  const [sizes, shows] = [sizeRows(weeks), showRows(weeks, names)];
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

function totalsOf(numbers: Counted): Record<string, number> {
  return Object.fromEntries(COUNTED_KINDS.map((kind) => [kind, totalOf(numbers[kind])]));
}

function rowOf(
  key: string,
  label: string,
  countOf: (kind: (typeof COUNTED_KINDS)[number]) => number | undefined,
): ChartRow {
  return { key, label, counts: Object.fromEntries(COUNTED_KINDS.map((kind) => [kind, countOf(kind) ?? 0])) };
}

function sumOf({ counts }: ChartRow): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function showName(id: string, names: ShowNames): string {
  if (id === NO_QUOTE) return WITHOUT_QUOTE;
  if (id === CUSTOM_SHOW_ID) return 'Shows not on the list';
  return names.get(id) ?? id;
}

/** Formats a share in whole percent; a dash if the total is 0. */
function shareText(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`;
}

function counted(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function cellsOf(
  rows: readonly ChartRow[],
  countOf: (kind: (typeof COUNTED_KINDS)[number], key: string) => number | undefined,
): string[] {
  return rows.flatMap(({ key }) => COUNTED_KINDS.map((kind) => String(countOf(kind, key) ?? 0)));
}
