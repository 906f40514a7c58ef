import { ChevronDown } from 'lucide-react';
import { Badge } from '../../../components/Badge.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { QuantityStepper } from '../../../components/QuantityStepper.tsx';
import { formatUsd, lineTotalOf } from '../../../domain/quote/pricing.ts';
import type { Extra } from '../../../domain/records/extras.ts';

const LAYOUT =
  'grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 overflow-hidden p-2.5 tablet:flex tablet:flex-col tablet:items-stretch tablet:gap-0 tablet:p-0';

export interface ExtraCardProps {
  extra: Extra;
  /** Number of pieces included in the chosen design. */
  included: number;
  /** True if it is recommended for the chosen design. */
  isSuggested: boolean;
  /** True if the chosen design has no place for the extra. */
  isUnshown: boolean;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
}

/** An extra with its price and quantity: a card on tablets, a row on phones and next to the booth. */
export function ExtraCard({ extra, quantity, onQuantityChange, ...fit }: ExtraCardProps) {
  const { name, image_url, unit_price_usd, max_quantity } = extra;
  return (
    <li data-extra={extra.id} className={cardClass({ selected: quantity > 0, className: LAYOUT })}>
      <MediaImage
        url={image_url}
        alt=""
        sizes="(40rem <= width < 64rem) 45vw, 3rem"
        className="aspect-square w-full bg-surface-strong object-cover not-tablet:rounded-control tablet:aspect-3/2"
      />
      <div className="contents flex-1 flex-col p-4 tablet:flex">
        <div className="flex min-w-0 items-start justify-between gap-x-3 gap-y-1 not-tablet:flex-col tablet:flex-wrap tablet:gap-y-1.5">
          <h4 className="min-w-0 leading-5 font-semibold tracking-tight wrap-anywhere not-tablet:text-[0.9375rem] tablet:flex-[1_1_6rem] tablet:leading-6">
            {name}
          </h4>
          <Badge tone="brand" className="tabular-nums">
            {formatUsd(unit_price_usd)}
          </Badge>
        </div>
        <Description text={extra.description ?? ''} {...fit} />
        <div className="contents flex-wrap items-center justify-between gap-3 tablet:mt-auto tablet:flex">
          <div className="not-tablet:col-start-3 not-tablet:row-start-1">
            <QuantityStepper name={name} quantity={quantity} max={max_quantity} onChange={onQuantityChange} />
          </div>
          {quantity > 0 ? (
            <p className="text-right font-semibold tabular-nums not-tablet:text-[0.9375rem]">
              <span className="sr-only">Line total </span>
              {formatUsd(lineTotalOf({ unitPriceUSD: unit_price_usd, quantity }))}
            </p>
          ) : (
            <p className="text-right text-sm text-faint">Max. {max_quantity}</p>
          )}
        </div>
      </div>
    </li>
  );
}

interface DescriptionProps extends Pick<ExtraCardProps, 'included' | 'isSuggested' | 'isUnshown'> {
  text: string;
}

/**
 * The extra's description, and how it fits the design: how many it includes, a recommendation, or that it has no
 * place for it.
 * On phones a single line that expands when pressed.
 */
function Description({ text, included, isSuggested, isUnshown }: DescriptionProps) {
  return (
    <div className="min-w-0 text-sm text-muted not-tablet:col-span-2 tablet:mt-1.5 tablet:mb-4">
      <p className="not-tablet:hidden">{text}</p>
      {text && (
        <details className="group tablet:hidden">
          <summary className="focus-ring flex cursor-pointer items-end gap-1 rounded-sm py-0.5 [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 truncate group-open:whitespace-normal">{text}</span>
            <ChevronDown aria-hidden="true" className="size-4 self-center group-open:rotate-180" />
          </summary>
        </details>
      )}
      {included > 0 && (
        <p className="font-medium text-success tablet:mt-1.5">
          Already in your design{included > 1 && ` ×${included}`}
        </p>
      )}
      {isSuggested && (
        <p className="mt-1 tablet:mt-1.5">
          <Badge tone="success">Goes well with your design</Badge>
        </p>
      )}
      {isUnshown && (
        <p className="font-medium text-ink sm:mt-1.5">Not in the picture; we'll place it with you</p>
      )}
    </div>
  );
}
