import { type NumberRow, numberText, type Series } from './number-rows.ts';

export interface NumbersTableProps {
  /** Caption for screen readers, such as 'Numbers by show'. */
  caption: string;
  /** Heading of the first column, such as 'Show'. */
  rowHeading: string;
  series: readonly Series[];
  rows: readonly NumberRow[];
  /** Formats a number in a series; '1,234' by default. */
  format?: (count: number, series: Series) => string;
}

export function NumbersTable({ caption, series, rows, rowHeading, format = numberText }: NumbersTableProps) {
  return (
    <table className="w-full max-w-3xl text-left text-sm tabular-nums max-sm:text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-line-strong">
        <tr>
          <th scope="col" className="py-1.5 pr-1 font-medium sm:pr-2">
            {rowHeading}
          </th>
          {series.map(({ key, name }) => (
            <th key={key} scope="col" className="py-1.5 pl-1 text-right font-medium sm:pl-2">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-1 font-normal sm:pr-2">
              {row.label}
            </th>
            {series.map((one) => (
              <td key={one.key} className="py-1.5 pl-1 text-right sm:pl-2">
                {format(row.counts[one.key] ?? 0, one)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
