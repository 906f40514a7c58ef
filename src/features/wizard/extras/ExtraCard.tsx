import { Badge } from '../../../components/Badge.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { formatUsd } from '../../../domain/pricing.ts';
import type { Extra } from '../../../domain/schemas/extra.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

export interface ExtraCardProps {
  extra: Extra;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
}

/** An extra with its price and how many of it are in the quote. */
export function ExtraCard({ extra, quantity, onQuantityChange }: ExtraCardProps) {
  const { name, description, image_url, unit_price_usd, max_quantity } = extra;
  return (
    <li className={cardClass({ selected: quantity > 0, className: 'flex flex-col overflow-hidden' })}>
      <MediaImage
        url={image_url}
        alt=""
        sizes="(width >= 80rem) 16rem, (width >= 40rem) 45vw, 92vw"
        className="aspect-3/2 w-full bg-surface-strong object-cover"
      />
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start justify-between gap-3">
          <h4 className="leading-6 font-semibold tracking-tight">{name}</h4>
          <Badge tone="brand" className="tabular-nums">
            {formatUsd(unit_price_usd)}
          </Badge>
        </div>
        <p className="mt-1.5 mb-4 text-sm text-muted">{description}</p>
        <div className="mt-auto flex items-center justify-between gap-3">
          <QuantityStepper name={name} quantity={quantity} max={max_quantity} onChange={onQuantityChange} />
          {quantity > 0 ? (
            <p className="text-right font-semibold tabular-nums">
              <span className="sr-only">Line total </span>
              {formatUsd(unit_price_usd * quantity)}
            </p>
          ) : (
            <p className="text-right text-sm text-faint">Max. {max_quantity}</p>
          )}
        </div>
      </div>
    </li>
  );
}
