import { Bar } from './Bar.tsx';
import { type ChartProps, countOf, largestOf, numberText, titleOf } from './chart-data.ts';

/** Room for the number behind the longest bar. */
const BEHIND = '7rem';

/** Rows of a name above its bars; each bar has its number at the end. */
export function RowsChart({ rows, series }: ChartProps) {
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
