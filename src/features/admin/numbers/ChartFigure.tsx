import type { ComponentProps, ComponentType } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { Disclosure } from '../kit/Disclosure.tsx';
import {
  type ChartProps,
  type ChartRow,
  countOf,
  largestOf,
  numberText,
  type Series,
  titleOf,
} from './chart-data.ts';

/** Looks of bars, told apart without color. */
const LOOKS: Readonly<Record<Series['look'], string>> = {
  solid: 'bg-brand',
  striped:
    'border-[1.5px] border-success bg-[repeating-linear-gradient(135deg,var(--color-success)_0_2.5px,white_2.5px_5px)]',
  hollow: 'border-[1.5px] border-danger bg-white',
};

/** A bar that shows its series by color and pattern; its size is the caller's. */
export function Bar({ look, className, ...rest }: ComponentProps<'span'> & Pick<Series, 'look'>) {
  return <span {...rest} className={classNames('block shrink-0', LOOKS[look], className)} />;
}

export interface ChartFigureProps extends ChartProps {
  /** Caption of the table: 'Numbers by show'. */
  caption: string;
  /** Summary in one sentence. */
  summary: string;
  /** Heading of the rows: 'Show'. */
  rowHeading: string;
  /** The rows to draw, if not all. */
  drawn?: readonly ChartRow[];
  /** The drawing, hidden from screen readers, which get the summary and the table. */
  Chart?: ComponentType<ChartProps>;
}

/** A chart with a summary, a legend, and its numbers as a collapsible table. */
export function ChartFigure({
  caption,
  summary,
  series,
  rows,
  rowHeading,
  drawn = rows,
  Chart = RowsChart,
}: ChartFigureProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="text-[0.9375rem] text-muted">{summary}</figcaption>
      {series.length > 1 && <Legend series={series} />}
      <div className="mt-4 min-w-0 bg-white forced-color-adjust-none">
        <Chart rows={drawn} series={series} />
      </div>
      <div className="mt-3">
        <Disclosure
          label={
            <>
              Show as a table<span className="sr-only">: {caption}</span>
            </>
          }
        >
          <NumbersTable {...{ caption, series, rows, rowHeading }} />
        </Disclosure>
      </div>
    </figure>
  );
}

/** Room for the number behind the longest bar. */
const BEHIND = '7rem';

/** Rows of a name above its bars; each bar has its number at the end. */
function RowsChart({ rows, series }: ChartProps) {
  const most = largestOf(rows, series);
  return (
    <ul aria-hidden="true" className="flex flex-col gap-2.5">
      {rows.map((row) => (
        <li key={row.key}>
          <p className="truncate text-sm font-medium">{row.label}</p>
          {series.map((one) => (
            <p key={one.key} className="flex h-3.25 items-center gap-1.5 whitespace-nowrap">
              {countOf(row, one) > 0 && (
                <Bar
                  look={one.look}
                  title={titleOf(row, one)}
                  className="h-2.75"
                  style={{ width: `calc((100% - ${BEHIND}) * ${countOf(row, one) / most})` }}
                />
              )}
              <span className="text-xs leading-none text-muted tabular-nums">
                {[numberText(countOf(row, one)), row.remark].filter(Boolean).join(' · ')}
              </span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {series.map(({ key, name, look }) => (
        <li key={key} className="flex items-center gap-2">
          <Bar look={look} aria-hidden="true" className="size-4 forced-color-adjust-none" />
          {name}
        </li>
      ))}
    </ul>
  );
}

export interface NumbersTableProps
  extends Pick<ChartFigureProps, 'caption' | 'series' | 'rows' | 'rowHeading'> {
  /** Formats a number of a series; '1,234' by default. */
  format?: (count: number, series: Series) => string;
}

export function NumbersTable({ caption, series, rows, rowHeading, format = numberText }: NumbersTableProps) {
  const hasRemarks = rows.some(({ remark }) => remark !== undefined);
  return (
    <table className="mt-2 w-full text-left text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-line-strong">
        <tr>
          <th scope="col" className="py-1.5 pr-2 font-medium">
            {rowHeading}
          </th>
          {series.map(({ key, name }) => (
            <th key={key} scope="col" className="py-1.5 pl-2 text-right font-medium">
              {name}
            </th>
          ))}
          {hasRemarks && (
            <th scope="col" className="py-1.5 pl-2 text-right font-medium">
              Share
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-2 font-normal">
              {row.label}
            </th>
            {series.map((one) => (
              <td key={one.key} className="py-1.5 pl-2 text-right">
                {format(countOf(row, one), one)}
              </td>
            ))}
            {hasRemarks && <td className="py-1.5 pl-2 text-right">{row.remark}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
