/** Data of a chart and its table. */

/** How a bar is told apart from the others, without its colour too. */
export type Look = 'solid' | 'striped' | 'hollow';

/** One of the things that are compared. */
export interface Series {
  readonly key: string;
  readonly name: string;
  readonly look: Look;
}

/** A group of bars, one for each series. */
export interface ChartRow {
  readonly key: string;
  readonly label: string;
  /** By the key of the series. */
  readonly counts: Readonly<Record<string, number>>;
  /** Said after the bar's number, such as a share. */
  readonly remark?: string;
}

export function countOf(row: ChartRow, series: Series): number {
  return row.counts[series.key] ?? 0;
}

/** The largest number in a chart; 1 for a chart without any, which has an axis all the same. */
export function largestOf(rows: readonly ChartRow[], series: readonly Series[]): number {
  return Math.max(1, ...rows.flatMap((row) => series.map((one) => countOf(row, one))));
}

/** A number as people read it: '1,234'. */
export function numberText(count: number): string {
  return count.toLocaleString('en-US');
}
