import { CalendarDays, ChevronDown, Receipt } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { eventText } from '../../../domain/quote/quote-texts.ts';
import type { TradeShow } from '../../../domain/records/shows.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { type PriceTexts, priceTexts } from './price-texts.ts';

/** The live price summary next to the wizard. Phones and tablets have `PriceBar` instead. */
export function PriceSummary(props: { draft: WizardDraft; shows: readonly TradeShow[]; picture: ReactNode }) {
  const { draft, shows, picture } = props;
  const headingId = useId();
  const venue = shows.find(({ id }) => id === draft.show?.id)?.venue;
  const texts = priceTexts(draft);
  const event = eventText(draft);
  return (
    <aside
      aria-labelledby={headingId}
      className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-panel border border-line bg-white p-5 shadow-card lg:block xl:p-6"
    >
      <h3 id={headingId} className="text-lg font-semibold tracking-tight">
        Live price summary
      </h3>
      {event && (
        <p className="mt-3 flex gap-2.5 text-[0.9375rem] text-muted">
          <CalendarDays aria-hidden="true" className="mt-0.5 size-4.5 text-brand" />
          <span className="min-w-0 wrap-anywhere">
            {event}
            {venue && <span className="block text-sm">{venue}</span>}
          </span>
        </p>
      )}
      {picture}
      <div className="mt-5 border-t border-line pt-5">
        {texts ? (
          <PriceLines texts={texts} />
        ) : (
          <div className="flex flex-col items-center gap-3 py-5 text-center">
            <span className="grid size-12 place-items-center rounded-full bg-brand-soft text-brand">
              <Receipt aria-hidden="true" className="size-6" strokeWidth={1.75} />
            </span>
            <p className="text-[0.9375rem] text-muted">
              Your estimate appears here as soon as you choose a booth size.
            </p>
          </div>
        )}
      </div>
    </aside>
  );
}

/** Lines of the estimate, with its total unless that is in sight, and the other reading of the price on request. */
export function PriceLines({ texts, hasTotal = true }: { texts: PriceTexts; hasTotal?: boolean }) {
  const { design, byDesign } = texts;
  return (
    <>
      <dl className="flex flex-col gap-3 text-[0.9375rem]">
        <PriceLine
          term="Base booth package"
          note={texts.size}
          value={texts.basePrice}
          isText={!texts.isExact}
        />
        {design && <PriceLine term={design.name} value={design.included} isText />}
        <PriceLine term="Add-ons" note={texts.extras} value={texts.addOns} />
        {hasTotal && (
          <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-4">
            <dt className="shrink-0 font-semibold">Estimated total</dt>
            <dd
              key={texts.estimatedTotal}
              className={classNames(
                'animate-roll-in text-right text-balance tabular-nums',
                texts.isExact ? 'text-xl font-semibold tracking-tight' : 'text-sm text-muted',
              )}
            >
              {texts.estimatedTotal}
            </dd>
          </div>
        )}
      </dl>
      {byDesign && <DesignFee {...byDesign} />}
      <p className="mt-4 text-sm text-muted">
        Final pricing may add venue fees, electrical and drayage, confirmed after the kickoff call.
      </p>
    </>
  );
}

/** Explains how the second reading relates to the total. */
function DesignFee({ title, fee, total }: NonNullable<PriceTexts['byDesign']>) {
  return (
    <details className="group/fee mt-5 rounded-control border border-line bg-surface text-sm">
      <summary className="focus-ring flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3.5 py-2 font-medium text-brand-strong [&::-webkit-details-marker]:hidden">
        How we price the design
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 shrink-0 transition-transform group-open/fee:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <p className="px-3.5 pb-3.5 text-muted wrap-anywhere">
        Your base package includes the design. On its own, {title} starts at {fee}. Design fee plus add-ons:{' '}
        {total}. Your quote is the estimated total.
      </p>
    </details>
  );
}

function PriceLine(props: {
  term: string;
  note?: string | undefined;
  value: string;
  /** True for text, which needs more space than an amount. */
  isText?: boolean;
}) {
  const { term, note, value, isText = false } = props;
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 wrap-anywhere">
        {term}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dt>
      <dd
        className={classNames(
          'max-w-[60%] text-right font-medium text-balance tabular-nums',
          isText && 'text-sm',
        )}
      >
        {value}
      </dd>
    </div>
  );
}
