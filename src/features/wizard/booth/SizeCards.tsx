import { Badge } from '../../../components/Badge.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { classNames } from '../../../components/class-names.ts';
import { BOOTH_SIZE_OPTIONS, type BoothSize, type StandardSize } from '../../../domain/catalogue.ts';
import { basePriceOf, formatUsd, lowestBasePriceOf } from '../../../domain/pricing.ts';
import { leastPriceText } from '../../../domain/quote-texts.ts';
import { ChoiceMark } from './ChoiceMark.tsx';
import { Footprint } from './Footprint.tsx';

export interface SizeCardsProps {
  boothSize: BoothSize | null;
  /** State of the show's city, for the price; null while no city is chosen. */
  state: string | null;
  /** Id of the heading that names the group. */
  headingId: string;
  onChoose: (size: StandardSize) => void;
  /** A card was pressed with mouse or finger; the keyboard goes through the sizes without leaving them. */
  onPress: () => void;
}

/** The three sizes as a radio group: one Tab stop, arrow keys choose. */
export function SizeCards({ boothSize, state, headingId, onChoose, onPress }: SizeCardsProps) {
  return (
    <div role="radiogroup" aria-labelledby={headingId} className="grid gap-4 md:grid-cols-3">
      {BOOTH_SIZE_OPTIONS.map(({ id, label, description, badge }) => {
        const isChosen = id === boothSize;
        return (
          <div
            key={id}
            className={cardClass({
              interactive: true,
              selected: isChosen,
              className: 'relative flex gap-4 p-5 md:flex-col md:gap-5',
            })}
          >
            {/* The radio itself lies over the whole card: one target, one focus ring */}
            <input
              type="radio"
              name="booth-size"
              value={id}
              checked={isChosen}
              onChange={() => onChoose(id)}
              // `detail` counts presses: arrow keys click, too, but with none
              onClick={({ detail }) => detail > 0 && onPress()}
              aria-labelledby={`size-${id}`}
              aria-describedby={`size-${id}-text`}
              className="focus-ring absolute inset-0 z-10 cursor-pointer touch-manipulation appearance-none rounded-card"
            />
            <div className="flex items-start justify-between">
              <Footprint size={id} isChosen={isChosen} />
              <ChoiceMark isChosen={isChosen} className="hidden md:grid" />
            </div>
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span id={`size-${id}`} className="text-lg font-semibold tracking-tight">
                  {label}
                </span>
                {badge && <Badge tone="brand">{badge}</Badge>}
              </p>
              <div id={`size-${id}-text`}>
                <p className="mt-1 text-[0.9375rem] text-muted">{description}</p>
                <p
                  className={classNames(
                    'mt-3 text-balance tabular-nums',
                    state === null ? 'text-sm text-muted' : 'font-semibold text-ink',
                  )}
                >
                  {state === null ? leastPriceText(lowestBasePriceOf(id)) : formatUsd(basePriceOf(id, state))}
                </p>
              </div>
            </div>
            <ChoiceMark isChosen={isChosen} className="md:hidden" />
          </div>
        );
      })}
    </div>
  );
}
