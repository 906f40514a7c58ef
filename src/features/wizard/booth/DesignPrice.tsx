import { formatUsd, knownPrice, priceQuote } from '../../../domain/pricing.ts';
import { designLineName, includedText } from '../../../domain/quote-texts.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';

/** The package total with this design, large; its own price, 'Starting at $2,400', below, since the package includes it. */
export function DesignPrice({
  design: { title, price, booth_size },
  draft: { city, extras },
}: {
  design: BoothDesign;
  draft: WizardDraft;
}) {
  const amount = knownPrice(price);
  const { estimatedTotal } = priceQuote({ boothSize: booth_size, state: city?.state || null, extras });
  return (
    <div className="text-sm text-muted">
      <p>
        {city ? '' : 'from '}
        <span className="text-2xl font-semibold text-ink tabular-nums">{formatUsd(estimatedTotal)}</span>
        {extras.length > 0 ? ' for the package with your extras' : ' for the package'}
      </p>
      <p className="mt-1 wrap-anywhere">
        {designLineName(title)}: {includedText(price)}
        {amount === null ? ', price on request' : `. Starting at ${formatUsd(amount)} by itself.`}
      </p>
    </div>
  );
}
