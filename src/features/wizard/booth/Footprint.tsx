import { classNames } from '../../../components/class-names.ts';
import type { StandardSize } from '../../../domain/catalogue.ts';

/** Squares of 10 feet that a booth covers: columns along the aisle, and rows. */
const SQUARES: Record<StandardSize, { columns: number; rows: number }> = {
  '10x10': { columns: 1, rows: 1 },
  '10x20': { columns: 2, rows: 1 },
  '20x20': { columns: 2, rows: 2 },
};

/** The booth's floor plan, the sizes to one scale. Decorative. */
export function Footprint({ size, isChosen }: { size: StandardSize; isChosen: boolean }) {
  const { columns, rows } = SQUARES[size];
  const places = [...Array(columns * rows).keys()];
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className={classNames('size-16', isChosen ? 'text-brand' : 'text-faint')}
    >
      <path
        d="M2 2h60v60H2zM32 2v60M2 32h60"
        fill="none"
        strokeDasharray="2 4"
        className="stroke-line-strong"
      />
      {places.map((place) => (
        <rect
          key={place}
          x={2 + 30 * (place % columns)}
          y={32 - 30 * Math.floor(place / columns)}
          width="30"
          height="30"
          fill="currentColor"
          fillOpacity="0.14"
          stroke="currentColor"
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}
