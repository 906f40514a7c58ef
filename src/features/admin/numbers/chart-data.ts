/** Data of a chart and its table. */

/** Look of a series, distinguishable without color. */
export type Look = 'solid' | 'striped' | 'hollow';

/** A compared series. */
export interface Series {
  readonly key: string;
  readonly name: string;
  readonly look: Look;
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

export function countOf(row: ChartRow, series: Series): number {
  return row.counts[series.key] ?? 0;
}

/** Returns the largest number in a chart; 1 if empty, for the axis. */
export function largestOf(rows: readonly ChartRow[], series: readonly Series[]): number {
  return Math.max(1, ...rows.flatMap((row) => series.map((one) => countOf(row, one))));
}

/** Formats a number: '1,234'. */
export function numberText(count: number): string {
  return count.toLocaleString('en-US');
}
