import { classNames } from '../../../components/class-names.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import type { PriceTexts } from './price-texts.ts';

export interface PriceLinesProps {
  draft: WizardDraft;
  texts: PriceTexts;
}

/** What the estimate is made of, and the other reading by the design's fee. */
export function PriceLines({ draft, texts }: PriceLinesProps) {
  const { byDesign } = texts;
  return (
    <>
      <dl className="flex flex-col gap-3 text-[0.9375rem]">
        <Line term="Base booth package" note={texts.size} value={texts.basePrice} />
        <Line term="Add-ons" note={addOnsNote(draft)} value={texts.addOns} />
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="font-semibold">Estimated total</dt>
          <dd
            className={classNames(
              'text-right font-semibold tracking-tight tabular-nums',
              texts.isCustom ? 'text-base' : 'text-xl',
            )}
          >
            {texts.estimatedTotal}
          </dd>
        </div>
      </dl>
      {byDesign && (
        <dl className="mt-5 flex flex-col gap-2 rounded-control border border-line bg-surface p-3.5 text-sm">
          <Line term="Selected design fee" note={byDesign.title} value={byDesign.fee} />
          <Line term="Design fee plus add-ons" value={byDesign.total} />
          <div>
            <dt className="sr-only">About the design fee</dt>
            <dd className="text-muted">For comparison only. Your quote is the estimated total.</dd>
          </div>
        </dl>
      )}
      <p className="mt-4 text-sm text-muted">
        Final pricing may add venue fees, electrical and drayage, confirmed after the kickoff call.
      </p>
    </>
  );
}

function Line({ term, note, value }: { term: string; note?: string | undefined; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">
        {term}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dt>
      <dd className="text-right font-medium tabular-nums">{value}</dd>
    </div>
  );
}

function addOnsNote({ extras }: WizardDraft): string {
  const pieces = extras.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces === 0) return 'None selected';
  return pieces === 1 ? '1 item' : `${pieces} items`;
}
