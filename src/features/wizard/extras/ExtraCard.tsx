import { Badge } from '../../../components/Badge.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { formatUsd, lineTotalOf } from '../../../domain/pricing.ts';
import type { Extra } from '../../../domain/records/extras.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

const LAYOUT =
  'grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 overflow-hidden p-3.5 sm:flex sm:flex-col sm:gap-0 sm:p-0';

export interface ExtraCardProps {
  extra: Extra;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
}

/** An extra with its price and how many of it are in the quote. On phones its picture is small, so that the list stays short. */
export function ExtraCard({ extra, quantity, onQuantityChange }: ExtraCardProps) {
  const { name, description, image_url, unit_price_usd, max_quantity } = extra;
  return (
    <li className={cardClass({ selected: quantity > 0, className: LAYOUT })}>
      <MediaImage
        url={image_url}
        alt=""
        sizes="(width >= 80rem) 16rem, (width >= 40rem) 45vw, 7rem"
        className="aspect-4/3 w-full bg-surface-strong object-cover max-sm:rounded-control sm:aspect-3/2"
      />
      <div className="contents flex-1 flex-col p-4 sm:flex">
        <div className="flex items-start justify-between gap-x-3 gap-y-1.5 max-sm:flex-col max-sm:justify-center sm:flex-wrap">
          <h4 className="min-w-0 leading-6 font-semibold tracking-tight sm:flex-[1_1_6rem]">{name}</h4>
          <Badge tone="brand" className="tabular-nums">
            {formatUsd(unit_price_usd)}
          </Badge>
        </div>
        <p className="text-sm text-muted max-sm:col-span-2 sm:mt-1.5 sm:mb-4">{description}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 max-sm:col-span-2">
          <QuantityStepper name={name} quantity={quantity} max={max_quantity} onChange={onQuantityChange} />
          {quantity > 0 ? (
            <p className="text-right font-semibold tabular-nums">
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
