import { sizes } from '#company/offer.ts';
import { Badge } from '../../../components/Badge.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { classNames } from '../../../components/class-names.ts';
import { BOOTH_SIZE_OPTIONS, STANDARD_SIZES, type StandardSize } from '../../../domain/quote/catalogue.ts';
import { basePriceOf, formatUsd, lowestBasePriceOf } from '../../../domain/quote/pricing.ts';
import { leastPriceText } from '../../../domain/quote/quote-texts.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import { ChoiceMark } from './ChoiceMark.tsx';

/** The booth's floor plan in squares of 10 feet, the aisle below. All sizes share one scale. Decorative. */
function Footprint({ size, isChosen }: { size: StandardSize; isChosen: boolean }) {
  const [columns = 1, rows = 1] = squaresOf(size);
  const side = 60 / SQUARES;
  const middle = [...Array(SQUARES - 1).keys()].map((line) => 2 + side * (line + 1));
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className={classNames('size-16', isChosen ? 'text-brand' : 'text-faint')}
    >
      <path
        d={`M2 2h60v60H2z${middle.map((at) => `M${at} 2v60M2 ${at}h60`).join('')}`}
        fill="none"
        strokeDasharray="2 4"
        className="stroke-line-strong"
      />
      {[...Array(columns * rows).keys()].map((place) => (
        <rect
          key={place}
          x={2 + side * (place % columns)}
          y={62 - side * (1 + Math.floor(place / columns))}
          width={side}
          height={side}
          fill="currentColor"
          fillOpacity="0.14"
          stroke="currentColor"
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}

/** Returns how many squares a size covers: columns along the aisle, and rows. */
function squaresOf(size: StandardSize): number[] {
  return sizes[size].feet.map((feet) => Math.ceil(feet / 10));
}

/** Squares along a side of the plan: as many as the longest side of a booth has. */
const SQUARES = Math.max(...STANDARD_SIZES.flatMap(squaresOf));

/** The sizes as a radio group: a single Tab stop, in which arrow keys choose. */
export function SizeCards(props: {
  draft: WizardDraft;
  headingId: string;
  /** Called on a press by mouse or touch. Not called for arrow keys, which move within the group. */
  onPress: () => void;
}) {
  const { draft, headingId, onPress } = props;
  const { boothSize, city, prices } = draft;
  const state = city?.state || null;
  const dispatch = useDispatch();
  return (
    <div role="radiogroup" aria-labelledby={headingId} className="grid gap-3 md:max-lg:grid-cols-3">
      {BOOTH_SIZE_OPTIONS.map(({ id, label, description, badge }) => {
        const isChosen = id === boothSize;
        return (
          <div
            key={id}
            className={cardClass({
              interactive: true,
              selected: isChosen,
              className: 'relative flex gap-4 p-4 md:max-lg:flex-col',
            })}
          >
            {/* The radio covers the whole card: one target, one focus ring */}
            <input
              type="radio"
              name="booth-size"
              value={id}
              checked={isChosen}
              onChange={() => dispatch({ type: 'setBoothSize', boothSize: id })}
              // Arrow keys also send clicks, with a `detail` of 0
              onClick={({ detail }) => detail > 0 && onPress()}
              aria-labelledby={`size-${id}`}
              aria-describedby={`size-${id}-text`}
              className="focus-ring absolute inset-0 z-10 cursor-pointer touch-manipulation appearance-none rounded-card"
            />
            <div className="flex items-start justify-between">
              <Footprint size={id} isChosen={isChosen} />
              <ChoiceMark isChosen={isChosen} className="hidden md:max-lg:grid" />
            </div>
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span id={`size-${id}`} className="text-lg font-semibold tracking-tight">
                  {label}
                </span>
                {badge && <Badge tone="brand">{badge}</Badge>}
              </p>
              <div id={`size-${id}-text`}>
                <p className="text-[0.9375rem] text-muted">{description}</p>
                <p
                  className={classNames(
                    'mt-1 text-balance tabular-nums',
                    state === null ? 'text-sm text-muted' : 'font-semibold text-ink',
                  )}
                >
                  {state === null
                    ? leastPriceText(lowestBasePriceOf(id, prices))
                    : formatUsd(basePriceOf(id, state, prices))}
                </p>
              </div>
            </div>
            <ChoiceMark isChosen={isChosen} className="md:max-lg:hidden" />
          </div>
        );
      })}
    </div>
  );
}
