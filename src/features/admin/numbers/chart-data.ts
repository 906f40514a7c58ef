/** Data of a chart and its table. */

/** A compared series. */
export interface Series {
  readonly key: string;
  readonly name: string;
  readonly look: 'solid' | 'striped' | 'hollow';
}

/** A group of bars, one per series. */
export interface ChartRow {
  readonly key: string;
  readonly label: string;
  /** By the key of the series. */
  readonly counts: Readonly<Record<string, number>>;
  /** Text after the bar's number, such as a share. */
  readonly remark?: string;
}

export interface ChartProps {
  rows: readonly ChartRow[];
  series: readonly Series[];
}

export function countOf(row: ChartRow, series: Series): number {
  return row.counts[series.key] ?? 0;
}

/** Returns the tooltip of a bar: 'Nov 9: 10 quotes'. */
export function titleOf(row: ChartRow, series: Series): string {
  return `${row.label}: ${countOf(row, series)} ${series.name.toLowerCase()}`;
}

/** Returns the largest number in a chart; 1 if empty, for the axis. */
export function largestOf(rows: readonly ChartRow[], series: readonly Series[]): number {
  return Math.max(1, ...rows.flatMap((row) => series.map((one) => countOf(row, one))));
}

/** Returns up to six round whole numbers, evenly from 0 to `most` or above. */
export function ticksUpTo(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / 5)));
  const step = power * ([1, 2, 5].find((factor) => 5 * factor * power >= most) ?? 10);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** Formats a number: '1,234'. */
export function numberText(count: number): string {
  return count.toLocaleString('en-US');
}
