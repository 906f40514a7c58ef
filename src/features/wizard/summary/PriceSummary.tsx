import { CalendarDays, Receipt } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { eventText } from '../../../domain/quote/quote-texts.ts';
import type { TradeShow } from '../../../domain/records/shows.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { PriceLines } from './PriceLines.tsx';
import { priceTexts } from './price-texts.ts';

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
