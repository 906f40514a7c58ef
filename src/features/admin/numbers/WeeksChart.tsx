import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarGroup } from '@visx/shape';
import { useId, useLayoutEffect, useRef } from 'react';
import { ScrollArea } from '../kit/ScrollArea.tsx';
import { BarLook, StripesPattern } from './BarLook.tsx';
import { type ChartRow, countOf, largestOf, type Series } from './chart-data.ts';

export interface WeeksChartProps {
  rows: readonly ChartRow[];
  series: readonly Series[];
}

const HEIGHT = 240;
const TOP = 8;
const BOTTOM = 28;
/** Margins in pixels: for the numbers of the left axis, and for half a week's name. */
const AXIS = 36;
const SIDE = 20;
/** Minimum width of a week's bars. */
const LEAST_WEEK = 18;
/** Width of a week's name on the axis. */
const LABEL_WIDTH = 56;

const LABEL = { fontSize: 12, fontFamily: 'inherit', fill: undefined, className: 'fill-muted' };

/**
 * A group of bars per week, from left to right. If they do not fit, they scroll beside the axis, starting at the latest
 * weeks.
 */
export function WeeksChart({ rows, series }: WeeksChartProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 50, enableDebounceLeadingCall: true });
  const drawnRef = useRef<HTMLDivElement>(null);
  const most = largestOf(rows, series);
  const countScale = scaleLinear({ domain: [0, most], range: [HEIGHT - TOP - BOTTOM, 0], nice: true });
  const ticks = { scale: countScale, numTicks: Math.min(5, most) };
  const room = width - AXIS;
  const drawn = Math.max(room, 2 * SIDE + LEAST_WEEK * rows.length);
  const scrolls = width > 0 && drawn > room;
  useLayoutEffect(() => {
    const area = drawnRef.current?.parentElement;
    if (area && scrolls) area.scrollLeft = drawn;
  }, [drawn, scrolls]);

  const drawing = (
    <div ref={drawnRef}>
      <WeeksDrawing {...{ rows, series, ticks }} width={drawn} />
    </div>
  );
  return (
    <div ref={parentRef} className="flex min-h-60 min-w-0">
      {width > 0 && (
        <>
          <svg width={AXIS} height={HEIGHT} aria-hidden="true" className="shrink-0">
            <AxisLeft
              {...ticks}
              top={TOP}
              left={AXIS}
              tickFormat={shortNumber}
              hideAxisLine
              hideTicks
              tickLength={0}
              tickLabelProps={{ ...LABEL, textAnchor: 'end', dx: -4, dy: 4 }}
            />
          </svg>
          <div className="min-w-0 flex-1">
            {scrolls ? <ScrollArea label="Weeks, scrollable">{drawing}</ScrollArea> : drawing}
          </div>
        </>
      )}
    </div>
  );
}

/** Formats '800', '1.2K', '20K', to fit the narrow axis. */
function shortNumber(count: { valueOf: () => number }): string {
  return count.valueOf().toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 1 });
}

interface WeeksDrawingProps extends WeeksChartProps {
  width: number;
  ticks: { scale: ReturnType<typeof scaleLinear<number>>; numTicks: number };
}

function WeeksDrawing({ rows, series, width, ticks }: WeeksDrawingProps) {
  const stripes = useId();
  const inner = { width: width - 2 * SIDE, height: HEIGHT - TOP - BOTTOM };
  const weekScale = scaleBand({
    domain: rows.map(({ key }) => key),
    range: [0, inner.width],
    padding: 0.25,
  });
  const seriesScale = scaleBand({
    domain: series.map(({ key }) => key),
    range: [0, weekScale.bandwidth()],
  });
  const every = Math.max(1, Math.ceil((rows.length * LABEL_WIDTH) / inner.width));
  const named = rows.filter((_, index) => (rows.length - 1 - index) % every === 0);
  const lookOf = new Map(series.map((one) => [one.key, one]));

  return (
    <svg width={width} height={HEIGHT} aria-hidden="true" className="block">
      <StripesPattern id={stripes} />
      <g transform={`translate(${SIDE} ${TOP})`}>
        <GridRows {...ticks} width={inner.width} stroke="var(--color-line)" />
        <BarGroup
          data={rows.map((row) => ({ week: row.key, ...row.counts }))}
          keys={series.map(({ key }) => key)}
          height={inner.height}
          x0={({ week }) => week}
          x0Scale={weekScale}
          x1Scale={seriesScale}
          yScale={ticks.scale}
          color={() => ''}
        >
          {(groups) =>
            groups.map((group) => (
              <g key={group.index} transform={`translate(${group.x0} 0)`}>
                {group.bars.map(({ key, x, y, width: barWidth, height }) => {
                  const [row, one] = [rows[group.index], lookOf.get(key)];
                  if (!row || !one) return null;
                  const title = `${row.label}: ${countOf(row, one)} ${one.name.toLowerCase()}`;
                  const box = { x: x + 0.5, y, width: barWidth - 1, height };
                  return <BarLook key={key} look={one.look} stripes={stripes} title={title} {...box} />;
                })}
              </g>
            ))
          }
        </BarGroup>
        <AxisBottom
          scale={weekScale}
          top={inner.height}
          tickValues={named.map(({ key }) => key)}
          tickFormat={(key) => rows.find((row) => row.key === key)?.label ?? ''}
          hideTicks
          stroke="var(--color-line-strong)"
          tickLabelProps={{ ...LABEL, textAnchor: 'middle' }}
        />
      </g>
    </svg>
  );
}
