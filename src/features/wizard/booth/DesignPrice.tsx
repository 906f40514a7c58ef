import { formatUsd, parsePrice } from '../../../domain/pricing.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';

/** 'Starting at $2,400': the design fee. */
export function DesignPrice({ price, className }: { price: BoothDesign['price']; className?: string }) {
  const amount = parsePrice(price);
  if (amount === 0) return <p className="text-sm text-muted">Design fee on request</p>;
  return (
    <p className="text-sm text-muted">
      Starting at{' '}
      <span className={className ?? 'text-base font-semibold text-ink tabular-nums'}>
        {formatUsd(amount)}
      </span>
    </p>
  );
}
