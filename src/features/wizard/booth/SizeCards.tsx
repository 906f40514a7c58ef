import { Badge } from '../../../components/Badge.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { classNames } from '../../../components/class-names.ts';
import { BOOTH_SIZE_OPTIONS, type BoothSize, type StandardSize } from '../../../domain/quote/catalogue.ts';
import { basePriceOf, formatUsd, lowestBasePriceOf, type PriceTable } from '../../../domain/quote/pricing.ts';
import { leastPriceText } from '../../../domain/quote/quote-texts.ts';
import { ChoiceMark } from './ChoiceMark.tsx';

/** Number of 10-foot squares that a booth covers: columns along the aisle, and rows. */
const SQUARES: Record<StandardSize, { columns: number; rows: number }> = {
  '10x10': { columns: 1, rows: 1 },
  '10x20': { columns: 2, rows: 1 },
  '20x20': { columns: 2, rows: 2 },
};

/** The booth's floor plan. All sizes share one scale. Decorative. */
function Footprint({ size, isChosen }: { size: StandardSize; isChosen: boolean }) {
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

export interface SizeCardsProps {
  boothSize: BoothSize | null;
  /** State of the show's city, which the price depends on; null while no city is chosen. */
  state: string | null;
  /** The published prices; the default ones if undefined. */
  prices: PriceTable | undefined;
  /** Id of the heading that names the group. */
  headingId: string;
  /** True for a row of chips with label and price. */
  areChips: boolean;
  onChoose: (size: StandardSize) => void;
  /** Called on a press by mouse or touch. Not called for arrow keys, which move within the group. */
  onPress: () => void;
}

/** The three sizes as a radio group: a single Tab stop, in which arrow keys choose. */
export function SizeCards({
  boothSize,
  state,
  prices,
  headingId,
  areChips,
  onChoose,
  onPress,
}: SizeCardsProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={headingId}
      className={classNames('grid', areChips ? 'grid-cols-3 gap-2' : 'gap-4 md:max-lg:grid-cols-3')}
    >
      {BOOTH_SIZE_OPTIONS.map(({ id, label, description, badge }) => {
        const isChosen = id === boothSize;
        return (
          <div
            key={id}
            className={cardClass({
              interactive: true,
              selected: isChosen,
              className: classNames(
                'relative flex',
                areChips ? 'px-3 py-2' : 'gap-4 p-5 md:max-lg:flex-col md:max-lg:gap-5',
              ),
            })}
          >
            {/* The radio covers the whole card: one target, one focus ring */}
            <input
              type="radio"
              name="booth-size"
              value={id}
              checked={isChosen}
              onChange={() => onChoose(id)}
              // Arrow keys also send clicks, with a `detail` of 0
              onClick={({ detail }) => detail > 0 && onPress()}
              aria-labelledby={`size-${id}`}
              aria-describedby={`size-${id}-text`}
              className="focus-ring absolute inset-0 z-10 cursor-pointer touch-manipulation appearance-none rounded-card"
            />
            {!areChips && (
              <div className="flex items-start justify-between">
                <Footprint size={id} isChosen={isChosen} />
                <ChoiceMark isChosen={isChosen} className="hidden md:max-lg:grid" />
              </div>
            )}
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span
                  id={`size-${id}`}
                  className={classNames('font-semibold', !areChips && 'text-lg tracking-tight')}
                >
                  {label}
                </span>
                {badge && !areChips && <Badge tone="brand">{badge}</Badge>}
              </p>
              <div id={`size-${id}-text`}>
                <p className={areChips ? 'sr-only' : 'mt-1 text-[0.9375rem] text-muted'}>{description}</p>
                <p
                  className={classNames(
                    'text-balance tabular-nums',
                    !areChips && 'mt-3',
                    areChips || state === null ? 'text-sm text-muted' : 'font-semibold text-ink',
                  )}
                >
                  {state === null
                    ? areChips
                      ? `from ${formatUsd(lowestBasePriceOf(id, prices))}`
                      : leastPriceText(lowestBasePriceOf(id, prices))
                    : formatUsd(basePriceOf(id, state, prices))}
                </p>
              </div>
            </div>
            {!areChips && <ChoiceMark isChosen={isChosen} className="md:max-lg:hidden" />}
          </div>
        );
      })}
    </div>
  );
}
