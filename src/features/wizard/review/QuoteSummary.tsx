import { Printer } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { ShareLauncher } from '../../../components/quote/ShareLauncher.tsx';
import { boothSizeLabel } from '../../../domain/catalogue.ts';
import { extrasText } from '../../../domain/quote-texts.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { cityLabel } from '../summary/city-label.ts';
import { priceTexts } from '../summary/price-texts.ts';

const NOT_CHOSEN = 'Not chosen yet';

export interface QuoteSummaryProps {
  draft: WizardDraft;
  /** Address by which the quote is passed on; undefined while there is none. */
  link: string | undefined;
}

/** 'Your Quote Summary': the quote in its facts, passed on or on paper if wanted; there the facts stand above already. */
export function QuoteSummary({ draft, link }: QuoteSummaryProps) {
  const texts = priceTexts(draft);
  const facts: { term: string; value: string; note?: string | undefined }[] = [
    { term: 'Event', value: draft.show?.name ?? NOT_CHOSEN },
    { term: 'Location', value: draft.city ? cityLabel(draft.city) : NOT_CHOSEN },
    { term: 'Booth size', value: draft.boothSize ? boothSizeLabel(draft.boothSize) : NOT_CHOSEN },
    {
      term: 'Design',
      value: draft.selectedDesign?.title ?? (draft.customDesign ? 'Custom design' : NOT_CHOSEN),
      note: texts?.design?.included,
    },
    { term: 'Extras', value: extrasText(draft.extras) },
    { term: 'Estimated total', value: texts?.estimatedTotal ?? NOT_CHOSEN },
    ...(draft.inspiredBy ? [{ term: 'Inspired by', value: draft.inspiredBy.name }] : []),
  ];
  return (
    <Card tone="brand" className="flex flex-col gap-4 print:hidden">
      <h4 className="text-lg font-semibold tracking-tight">Your Quote Summary</h4>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3">
        {facts.map(({ term, value, note }) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">
              {value}
              {note && <span className="block text-sm font-normal text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print quote
        </Button>
        {link && <ShareLauncher url={link} title={`Booth quote for ${draft.show?.name}`} />}
      </div>
    </Card>
  );
}
