import { Badge } from '../../../components/Badge.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { classNames } from '../../../components/class-names.ts';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { QuantityStepper } from '../../../components/QuantityStepper.tsx';
import { formatUsd, lineTotalOf } from '../../../domain/quote/pricing.ts';
import type { Extra } from '../../../domain/records/extras.ts';

export function ExtraCard(props: {
  extra: Extra;
  /** Number of pieces included in the chosen design. */
  included: number;
  /** A note on the chosen extra and the picture of the booth; empty if there is none. */
  note: string;
  isDetailed: boolean;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
}) {
  const { extra, included, note, isDetailed, quantity, onQuantityChange } = props;
  const { name, description, image_url, unit_price_usd: unitPriceUSD, max_quantity } = extra;
  const remark = note || (included > 0 && `Already in your design${included > 1 ? ` ×${included}` : ''}`);
  return (
    <li
      data-extra={extra.id}
      className={cardClass({
        selected: quantity > 0,
        className: 'flex w-44 shrink-0 snap-start flex-col overflow-hidden lg:w-auto',
      })}
    >
      <div className="relative">
        <MediaImage
          url={image_url}
          alt=""
          sizes="12rem"
          className="aspect-4/3 w-full bg-surface-strong object-cover"
        />
        <Badge tone="brand" className="absolute bottom-2 left-2 tabular-nums">
          {formatUsd(unitPriceUSD)}
        </Badge>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-2.5 text-sm leading-5">
        <h4 className="min-h-10 text-[0.9375rem] font-semibold tracking-tight wrap-anywhere">{name}</h4>
        <p className={classNames('min-h-10 wrap-anywhere text-muted', !isDetailed && 'line-clamp-2')}>
          {description}
        </p>
        {isDetailed && <p className="text-faint">Max. {max_quantity}</p>}
        <div>
          <QuantityStepper name={name} quantity={quantity} max={max_quantity} onChange={onQuantityChange} />
        </div>
        {/* Below the buttons, which stay in place when a line appears */}
        {quantity > 0 && (
          <p className="tabular-nums">
            <span className="sr-only">Line total </span>
            {quantity} × {formatUsd(unitPriceUSD)} ={' '}
            <span className="font-semibold">{formatUsd(lineTotalOf({ unitPriceUSD, quantity }))}</span>
          </p>
        )}
        {remark && <p className={classNames('font-medium', !note && 'text-success')}>{remark}</p>}
      </div>
    </li>
  );
}
