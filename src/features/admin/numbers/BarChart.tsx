import { Fragment } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { Disclosure } from '../controls/Disclosure.tsx';

export interface BarChartProps {
  /** Names the picture and its table, such as 'Quotes by source'. */
  name: string;
  rowHeading: string;
  /** Kinds of numbers, such as the quotes of each week. */
  series: readonly {
    readonly name: string;
    /** Class of its bars; without one it is only in the table. */
    readonly fill?: string;
    /** Formats a number; '1,234' by default. */
    readonly format?: (value: number) => string;
  }[];
  /** `values` has a number for each series. */
  rows: readonly { readonly label: string; readonly values: readonly number[] }[];
  /** Limits the rows of the picture; the table has all. */
  maxBars?: number;
}

// In pixels
const SCALE_HEIGHT = 20;
const BAR_PITCH = 9;
const BAR_HEIGHT = 7;
const ROW_GAP = 10;

const MAX_LABEL = 15;

/** A bar for each number, grouped by row, and a table with the numbers. */
export function BarChart({ name, rowHeading, series, rows, maxBars = rows.length }: BarChartProps) {
  const drawn = series.flatMap((one, index) => (one.fill ? [{ ...one, fill: one.fill, index }] : []));
  const bars = rows.slice(0, maxBars);
  const max = Math.max(...bars.flatMap(({ values }) => drawn.map(({ index }) => values[index] ?? 0)), 1);
  const topOf = (row: number) => SCALE_HEIGHT + row * (drawn.length * BAR_PITCH + ROW_GAP);
  const height = topOf(bars.length);
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {drawn.map(({ name: label, fill, index, format = numberText }) => (
          <li key={label} className="flex items-center gap-2">
            <svg aria-hidden="true" className="size-3">
              <rect width="100%" height="100%" className={fill} />
            </svg>
            {label} <span className="font-medium tabular-nums">{format(totalOf(rows, index))}</span>
          </li>
        ))}
      </ul>
      <svg
        role="img"
        aria-label={`${name}: bars, with the numbers in the table`}
        width="100%"
        height={height}
      >
        <text x="100%" y="12" textAnchor="end" className="fill-muted text-xs">
          {drawn[0]?.format?.(max) ?? numberText(max)}
        </text>
        {bars.map(({ label, values }, row) => (
          <Fragment key={label}>
            <text
              y={topOf(row) + (drawn.length * BAR_PITCH) / 2}
              dominantBaseline="central"
              className="fill-ink text-xs"
            >
              {label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL - 1)}…` : label}
            </text>
            {drawn.map(({ name: kind, fill, index }, bar) => (
              <rect
                key={kind}
                x="30%"
                y={topOf(row) + bar * BAR_PITCH}
                width={`${(70 * (values[index] ?? 0)) / max}%`}
                height={BAR_HEIGHT}
                className={fill}
              />
            ))}
          </Fragment>
        ))}
        <line x1="30%" x2="30%" y1={SCALE_HEIGHT - 4} y2={height} className="stroke-line-strong" />
        <line x1="100%" x2="100%" y1={SCALE_HEIGHT - 4} y2={height} className="stroke-line" />
      </svg>
      <Disclosure
        label={
          <>
            Show the table<span className="sr-only"> {name}</span>
          </>
        }
      >
        <NumbersTable name={name} rowHeading={rowHeading} series={series} rows={rows} />
      </Disclosure>
    </>
  );
}

function NumbersTable({ name, rowHeading, series, rows }: Omit<BarChartProps, 'maxBars'>) {
  const cell = 'py-1.5 pl-1 text-right sm:pl-2';
  const head = 'py-1.5 pr-1 sm:pr-2';
  return (
    <table className="w-full text-left text-sm tabular-nums max-sm:text-xs">
      <caption className="sr-only">{name}</caption>
      <thead className="border-b border-line-strong">
        <tr>
          <th scope="col" className={classNames(head, 'font-medium')}>
            {rowHeading}
          </th>
          {series.map((one) => (
            <th key={one.name} scope="col" className={classNames(cell, 'font-medium')}>
              {one.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className={classNames(head, 'font-normal')}>
              {label}
            </th>
            {series.map(({ name: of, format = numberText }, index) => (
              <td key={of} className={cell}>
                {format(values[index] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function totalOf(rows: BarChartProps['rows'], series: number): number {
  return rows.reduce((sum, { values }) => sum + (values[series] ?? 0), 0);
}

function numberText(count: number): string {
  return count.toLocaleString('en-US');
}
