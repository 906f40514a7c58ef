import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarGroupHorizontal } from '@visx/shape';
import { useId } from 'react';
import { BarLook, StripesPattern } from './BarLook.tsx';
import { type ChartRow, countOf, largestOf, numberText, type Series } from './chart-data.ts';

export interface RowsChartProps {
  rows: readonly ChartRow[];
  series: readonly Series[];
}

/** Heights in pixels: a row's name, a bar with its gap, the space below a row. */
const NAME = 20;
const BAR = 13;
const BELOW = 10;
/** Width of a character of a bar's label. */
const CHARACTER = 7.5;

/** Rows of a name above its bars; each bar has its number at the end. */
export function RowsChart({ rows, series }: RowsChartProps) {
  const stripes = useId();
  const { parentRef, width } = useParentSize({ debounceTime: 50, enableDebounceLeadingCall: true });
  const rowHeight = NAME + BAR * series.length + BELOW;
  const height = rowHeight * rows.length;
  const rowScale = scaleBand({ domain: rows.map(({ key }) => key), range: [0, height] });
  const seriesScale = scaleBand({
    domain: series.map(({ key }) => key),
    range: [NAME, NAME + BAR * series.length],
  });
  const longest = Math.max(...rows.flatMap((row) => series.map((one) => textBehind(row, one).length)));
  const countScale = scaleLinear({
    domain: [0, largestOf(rows, series)],
    range: [0, Math.max(0, width - 6 - CHARACTER * longest)],
  });
  const lookOf = new Map(series.map((one) => [one.key, one]));

  return (
    <div ref={parentRef} className="min-w-0">
      <svg width={width} height={height} aria-hidden="true" className="block">
        <StripesPattern id={stripes} />
        <BarGroupHorizontal
          data={rows.map((row) => ({ row: row.key, ...row.counts }))}
          keys={series.map(({ key }) => key)}
          width={width}
          y0={({ row }) => row}
          y0Scale={rowScale}
          y1Scale={seriesScale}
          xScale={countScale}
          color={() => ''}
        >
          {(groups) =>
            groups.map((group) => {
              const row = rows[group.index];
              return (
                row && (
                  <g key={row.key} transform={`translate(0 ${group.y0})`}>
                    <text y={NAME - 6} className="fill-ink text-sm font-medium">
                      {row.label}
                    </text>
                    {group.bars.map(({ key, y, width: length }) => {
                      const one = lookOf.get(key);
                      if (!one) return null;
                      return (
                        <g key={key}>
                          <BarLook
                            look={one.look}
                            stripes={stripes}
                            title={`${row.label}: ${countOf(row, one)} ${one.name.toLowerCase()}`}
                            {...{ x: 0, y, width: length, height: BAR - 2 }}
                          />
                          <text x={length + 6} y={y + BAR - 3} className="fill-muted text-xs tabular-nums">
                            {textBehind(row, one)}
                          </text>
                        </g>
                      );
                    })}
                  </g>
                )
              );
            })
          }
        </BarGroupHorizontal>
      </svg>
    </div>
  );
}

/** A bar's number and note. */
function textBehind(row: ChartRow, one: Series): string {
  return [numberText(countOf(row, one)), row.remark].filter((part) => part !== undefined).join(' · ');
}
