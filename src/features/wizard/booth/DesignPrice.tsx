import { formatUsd, knownPrice } from '../../../domain/pricing.ts';
import { designLineName, includedText } from '../../../domain/quote-texts.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';

/** What a design costs by itself, 'Starting at $2,400', and that the quote includes it. */
export function DesignPrice({ design: { title, price } }: { design: BoothDesign }) {
  const amount = knownPrice(price);
  return (
    <div className="text-sm text-muted">
      {amount === null ? (
        <p>Price on request</p>
      ) : (
        <p>
          Starting at{' '}
          <span className="text-2xl font-semibold text-ink tabular-nums">{formatUsd(amount)}</span>
        </p>
      )}
      <p className="mt-1 wrap-anywhere">
        {designLineName(title)} · {includedText(price)}
      </p>
    </div>
  );
}
