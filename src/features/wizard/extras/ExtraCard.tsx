import { Badge } from '../../../components/Badge.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { QuantityStepper } from '../../../components/QuantityStepper.tsx';
import { formatUsd, lineTotalOf } from '../../../domain/quote/pricing.ts';
import type { Extra } from '../../../domain/records/extras.ts';

export interface ExtraCardProps {
  extra: Extra;
  /** Number of pieces included in the chosen design. */
  included: number;
  /** True if it is recommended for the chosen design. */
  isSuggested: boolean;
  /** A note on the extra and the picture of the booth; empty if there is none. */
  note: string;
  /** True to show its description and maximum. */
  isDetailed: boolean;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
}

/** An extra in the strip: its picture with price and line total, its name and quantity. */
export function ExtraCard({ extra, quantity, onQuantityChange, isDetailed, ...fit }: ExtraCardProps) {
  const { name, description, image_url, unit_price_usd, max_quantity } = extra;
  return (
    <li
      data-extra={extra.id}
      className={cardClass({
        selected: quantity > 0,
        className: 'flex w-40 shrink-0 snap-start flex-col overflow-hidden lg:w-auto',
      })}
    >
      <div className="relative">
        <MediaImage
          url={image_url}
          alt=""
          sizes="12rem"
          className="aspect-4/3 w-full bg-surface-strong object-cover"
        />
        <div className="absolute inset-x-2 bottom-2 flex justify-between gap-1">
          <Badge tone="brand" className="tabular-nums">
            {formatUsd(unit_price_usd)}
          </Badge>
          {quantity > 0 && (
            <p className="rounded-full bg-brand px-2.5 py-0.5 text-xs leading-5 font-semibold text-white tabular-nums">
              <span className="sr-only">Line total </span>
              {formatUsd(lineTotalOf({ unitPriceUSD: unit_price_usd, quantity }))}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-2.5">
        <h4 className="min-h-10 text-[0.9375rem] leading-5 font-semibold tracking-tight wrap-anywhere">
          {name}
        </h4>
        {/* Below the buttons, which stay in place when a note changes */}
        <div className="order-last flex flex-col gap-1.5 text-sm leading-5 text-muted empty:hidden">
          <FitNotes {...fit} />
          {isDetailed && description && <p className="wrap-anywhere">{description}</p>}
          {isDetailed && <p className="text-faint">Max. {max_quantity}</p>}
        </div>
        <div>
          <QuantityStepper name={name} quantity={quantity} max={max_quantity} onChange={onQuantityChange} />
        </div>
      </div>
    </li>
  );
}

/** How the extra fits the design: how many it includes, a recommendation, and if it is in the picture. */
function FitNotes({
  included,
  isSuggested,
  note,
}: Pick<ExtraCardProps, 'included' | 'isSuggested' | 'note'>) {
  return (
    <>
      {note && <p className="font-medium text-ink">{note}</p>}
      {included > 0 && (
        <p className="font-medium text-success">Already in your design{included > 1 && ` ×${included}`}</p>
      )}
      {isSuggested && <p className="font-medium text-success">Goes well with your design</p>}
    </>
  );
}
