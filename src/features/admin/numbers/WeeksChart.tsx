import { useLayoutEffect, useRef } from 'react';
import { ScrollArea } from '../kit/ScrollArea.tsx';
import { Bar } from './ChartFigure.tsx';
import { type ChartProps, countOf, largestOf, ticksUpTo, titleOf } from './chart-data.ts';

/** Width of a week that scrolls, in pixels. */
const SCROLLED_WEEK = 18;
/** More weeks do not fit on a phone: they scroll. */
const MAX_UNSCROLLED = 16;
/** Weeks whose names fit next to each other on the smallest phones. */
const MAX_NAMED = 4;

/** Both the axis and the bars leave room for the weeks' names. */
const HEIGHTS = 'absolute inset-x-0 top-2 bottom-7';

/** A group of bars per week, from left to right. Many weeks scroll beside the axis, starting at the latest. */
export function WeeksChart({ rows, series }: ChartProps) {
  const ticks = ticksUpTo(largestOf(rows, series));
  const part = (count: number) => `${(100 * count) / (ticks.at(-1) ?? 1)}%`;
  const every = Math.ceil(rows.length / MAX_NAMED);
  const isLong = rows.length > MAX_UNSCROLLED;
  const drawnRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const area = drawnRef.current?.parentElement;
    if (area && rows.length > MAX_UNSCROLLED) area.scrollLeft = area.scrollWidth;
  }, [rows.length]);

  const drawing = (
    <div
      ref={drawnRef}
      aria-hidden="true"
      className="relative mx-5 h-56"
      style={{ minWidth: isLong ? SCROLLED_WEEK * rows.length : undefined }}
    >
      <div className={HEIGHTS}>
        {ticks.map((tick) => (
          <div
            key={tick}
            className="absolute inset-x-0 border-t border-line first:border-line-strong"
            style={{ bottom: part(tick) }}
          />
        ))}
      </div>
      <div className={`${HEIGHTS} flex`}>
        {rows.map((row, index) => (
          <div key={row.key} className="relative flex h-full flex-1 justify-center">
            <div className="flex h-full w-3/4 items-end gap-px">
              {series.map((one) => (
                <span key={one.key} className="flex h-full flex-1 items-end">
                  {countOf(row, one) > 0 && (
                    <Bar
                      look={one.look}
                      title={titleOf(row, one)}
                      className="w-full"
                      style={{ height: part(countOf(row, one)) }}
                    />
                  )}
                </span>
              ))}
            </div>
            {(rows.length - 1 - index) % every === 0 && (
              <span className="absolute top-full pt-1.5 whitespace-nowrap">{row.label}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
  return (
    <div className="flex min-w-0 text-xs text-muted tabular-nums">
      <div aria-hidden="true" className="relative h-56 w-11 shrink-0">
        <div className={HEIGHTS}>
          {ticks.map((tick) => (
            <span key={tick} className="absolute right-1 translate-y-1/2" style={{ bottom: part(tick) }}>
              {shortNumber(tick)}
            </span>
          ))}
        </div>
      </div>
      <div className="min-w-0 flex-1">
        {isLong ? <ScrollArea label="Weeks, scrollable">{drawing}</ScrollArea> : drawing}
      </div>
    </div>
  );
}

/** Formats '800', '1.2K', '20K', to fit the narrow axis. */
function shortNumber(count: number): string {
  return count.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 1 });
}
