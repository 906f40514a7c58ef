/** Turns the numbers into table rows and summaries. */

import { BOOTH_SIZE_OPTIONS, boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { exactUsd } from '../../../domain/quote/pricing.ts';
import { type Counted, NO_QUOTE, type Pipeline, type WeekNumbers } from '../../../domain/schemas/numbers.ts';
import { CUSTOM_SHOW_ID } from '../../../domain/show/shows.ts';
import { COUNTED_KINDS, sumOfCounted, totalOf } from '../../../domain/tallies.ts';
import { parseDay } from '../../../domain/time/calendar-day.ts';
import { ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import { durationText } from '../kit/durations.ts';
import type { ShowNames } from '../kit/use-show-names.ts';

/** A column of a table. */
export interface Series {
  readonly key: string;
  readonly name: string;
}

export interface NumberRow {
  readonly key: string;
  readonly label: string;
  /** Counts by the key of their series. */
  readonly counts: Readonly<Record<string, number>>;
}

export const COUNTED_SERIES: readonly Series[] = [
  { key: 'quotes', name: 'Quotes' },
  { key: 'bookings', name: 'Bookings' },
  { key: 'cancellations', name: 'Cancellations' },
];

export const VALUE_SERIES: readonly Series[] = [
  { key: 'open', name: 'Open' },
  { key: 'won', name: 'Won' },
  { key: 'lost', name: 'Lost' },
];

export const SOURCE_SERIES: readonly Series[] = [
  { key: 'quotes', name: 'Quotes' },
  { key: 'bookings', name: 'Bookings' },
  { key: 'won', name: 'Won' },
];

const WITHOUT_QUOTE = 'Without a quote';

export function weekRows(weeks: readonly WeekNumbers[]): NumberRow[] {
  return weeks.map((week) => ({
    key: week.monday,
    label: parseDay(week.monday)?.toFormat('LLL d') ?? week.monday,
    counts: totalsOf(week),
  }));
}

/** Returns a row per show that has any numbers, largest first. */
export function showRows(weeks: readonly WeekNumbers[], names: ShowNames): NumberRow[] {
  const counted = sumOfCounted(weeks);
  const ids = new Set(COUNTED_KINDS.flatMap((kind) => Object.keys(counted[kind].shows)));
  return [...ids]
    .map((id) => rowOf(id, showName(id, names), (kind) => counted[kind].shows[id]))
    .sort((a, b) => sumOf(b) - sumOf(a) || a.label.localeCompare(b.label));
}

/** Returns a row per month (in order) or show (by value) with the value of its quotes. */
export function valueRows(values: Pipeline['values'], by: 'month' | 'show', names: ShowNames): NumberRow[] {
  return [...Map.groupBy(values, (value) => value[by])]
    .map(([key, parts]) => ({
      key,
      label: by === 'show' ? showName(key, names) : (parseDay(`${key}-01`)?.toFormat('LLLL yyyy') ?? key),
      counts: dollarsOf(parts),
    }))
    .sort((a, b) => (by === 'month' ? a.key.localeCompare(b.key) : sumOf(b) - sumOf(a)));
}

/** Formats the pipeline: '$9,000.00 open, $2,500.00 won and $0.00 lost. ...', and the time to the first answer. */
export function pipelineSummary({ values, answers }: Pipeline): string {
  const { open, won, lost } = dollarsOf(values);
  const { count, median_minutes } = answers;
  const wait =
    median_minutes === null
      ? 'Nothing that came in has been answered yet.'
      : `Median time to the first answer: ${durationText(median_minutes)} (${numberText(count)} answered).`;
  return `${exactUsd(open)} open, ${exactUsd(won)} won and ${exactUsd(lost)} lost. ${wait}`;
}

/** Formats the proposals: '5 proposals sent: 2 accepted, 1 declined and 1 expired. ...', and the time to the order. */
export function proposalsSummary({
  sent,
  accepted,
  declined,
  expired,
  median_days,
}: Pipeline['proposals']): string {
  const wait =
    median_days === null
      ? 'None has been accepted yet.'
      : `Median time from the quote to the order: ${counted(median_days, 'day')}.`;
  return `${counted(sent, 'proposal')} sent: ${numberText(accepted)} accepted, ${numberText(declined)} declined and ${numberText(expired)} expired. ${wait}`;
}

/** Returns a row per channel with its numbers of quotes and meetings and the value of won quotes. */
export function sourceRows(sources: Pipeline['sources']): NumberRow[] {
  return sources.map(({ source, ...counts }) => ({ key: source, label: source || 'Not known', counts }));
}

/** Formats a number: '1,234'. */
export function numberText(count: number): string {
  return count.toLocaleString('en-US');
}

function dollarsOf(values: Pipeline['values']) {
  const sum = (state: 'open' | 'won' | 'lost') => values.reduce((total, value) => total + value[state], 0);
  return { open: sum('open'), won: sum('won'), lost: sum('lost') };
}

/** Returns a row per size in the catalogue's order, and one for bookings without a size if there are any. */
export function sizeRows(weeks: readonly WeekNumbers[]): NumberRow[] {
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

/** Formats totals and the best week: '3 quotes, 1 booking and 0 cancellations in 12 weeks, ...'. */
export function weeksSummary(weeks: readonly WeekNumbers[]): string {
  const { quotes = 0, bookings = 0, cancellations = 0 } = totalsOf(sumOfCounted(weeks));
  const rows = weekRows(weeks);
  const most = rows.toSorted((a, b) => (b.counts.quotes ?? 0) - (a.counts.quotes ?? 0))[0];
  const what = `${counted(quotes, 'quote')}, ${counted(bookings, 'booking')} and ${counted(cancellations, 'cancellation')}`;
  const peak =
    quotes > 0 && most ? ` Most quotes came in the week of ${most.label}: ${most.counts.quotes}.` : '';
  return `${what} in ${weeks.length} weeks.${peak}`;
}

/** True if all counts are 0. */
export function isEmpty(weeks: readonly WeekNumbers[]): boolean {
  return Object.values(totalsOf(sumOfCounted(weeks))).every((count) => count === 0);
}

/** Returns all numbers as a table with headings: a row per week, with columns for totals, sizes and shows. */
export function numbersTable(weeks: readonly WeekNumbers[], names: ShowNames): string[][] {
  const [sizes, shows] = [sizeRows(weeks), showRows(weeks, names)];
  return [
    [
      `Week from Monday (${ZONE_PLACE})`,
      ...COUNTED_SERIES.map(({ name }) => name),
      ...sizes.flatMap(({ label }) => COUNTED_SERIES.map(({ name }) => `${name} by size: ${label}`)),
      ...shows.flatMap(({ label }) => COUNTED_SERIES.map(({ name }) => `${name} by show: ${label}`)),
    ],
    ...weeks.map((week) => [
      week.monday,
      ...Object.values(totalsOf(week)).map(String),
      ...cellsOf(sizes, (kind, key) => week[kind].sizes[key]),
      ...cellsOf(shows, (kind, key) => week[kind].shows[key]),
    ]),
  ];
}

function totalsOf(numbers: Counted): Record<string, number> {
  return Object.fromEntries(COUNTED_KINDS.map((kind) => [kind, totalOf(numbers[kind])]));
}

function rowOf(
  key: string,
  label: string,
  countOf: (kind: (typeof COUNTED_KINDS)[number]) => number | undefined,
): NumberRow {
  return { key, label, counts: Object.fromEntries(COUNTED_KINDS.map((kind) => [kind, countOf(kind) ?? 0])) };
}

function sumOf({ counts }: NumberRow): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function showName(id: string, names: ShowNames): string {
  if (id === NO_QUOTE) return WITHOUT_QUOTE;
  if (id === CUSTOM_SHOW_ID) return 'Shows not on the list';
  return names.get(id) ?? id;
}

function counted(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function cellsOf(
  rows: readonly NumberRow[],
  countOf: (kind: (typeof COUNTED_KINDS)[number], key: string) => number | undefined,
): string[] {
  return rows.flatMap(({ key }) => COUNTED_KINDS.map((kind) => String(countOf(kind, key) ?? 0)));
}
