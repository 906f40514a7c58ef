import { boothSizeLabel } from '../../domain/catalogue.ts';
import type { WholeParts } from '../../domain/offered-quote.ts';
import { formatUsd, lineTotalOf, priceQuote } from '../../domain/pricing.ts';
import { designLineName, extrasText, includedText } from '../../domain/quote-texts.ts';

/** For a custom size no price is invented. */
const PROPOSAL_FOLLOWS = 'A proposal follows';

/** The prices line by line, and their total. */
export function QuoteLines({ parts: { city, boothSize, selectedDesign, extras } }: { parts: WholeParts }) {
  const pricing = priceQuote({ boothSize, state: city.state, extras });
  const isCustom = boothSize === 'custom';
  return (
    <dl>
      <Line
        term="Base booth package"
        note={boothSizeLabel(boothSize)}
        value={isCustom ? PROPOSAL_FOLLOWS : formatUsd(pricing.basePrice)}
      />
      {selectedDesign && (
        <Line term={designLineName(selectedDesign.title)} value={includedText(selectedDesign.price)} />
      )}
      {extras.map((extra) => (
        <Line
          key={extra.id}
          term={extra.name}
          note={`${extra.quantity} × ${formatUsd(extra.unitPriceUSD)}`}
          value={formatUsd(lineTotalOf(extra))}
        />
      ))}
      {extras.length === 0 && <Line term="Add-ons" note={extrasText([])} value={formatUsd(0)} />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-brand-line bg-brand-soft px-5 py-4 sm:px-6">
        <dt className="font-semibold">Estimated total</dt>
        <dd className="text-right text-xl font-semibold tracking-tight tabular-nums sm:text-2xl">
          {isCustom ? PROPOSAL_FOLLOWS : formatUsd(pricing.estimatedTotal)}
        </dd>
      </div>
    </dl>
  );
}

function Line({ term, note, value }: { term: string; note?: string; value: string }) {
  return (
    <div className="flex break-inside-avoid items-baseline justify-between gap-6 border-t border-line px-5 py-3.5 sm:px-6 print:py-1.5">
      <dt className="min-w-0 wrap-anywhere">
        {term}
        {note && (
          <span className="block text-sm text-muted tabular-nums print:ml-3 print:inline">{note}</span>
        )}
      </dt>
      <dd className="max-w-[60%] text-right font-medium tabular-nums">{value}</dd>
    </div>
  );
}
