import { useState } from 'react';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useAnnouncer } from '../../../components/use-announcer.ts';
import { goesWellWith } from '../../../domain/extra-suggestions.ts';
import { extrasMessages } from '../../../domain/messages/extras.ts';
import { formatUsd, lineTotalOf } from '../../../domain/pricing.ts';
import type { Extra } from '../../../domain/records/extras.ts';
import { chosenDesign, type WizardDraft } from '../../../domain/wizard/draft.ts';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';
import type { WizardContent } from '../draft/use-content.ts';
import { ExtraCategories } from './ExtraCategories.tsx';
import { ExtraList } from './ExtraList.tsx';
import { ExtrasLoading } from './ExtrasLoading.tsx';
import { ExtrasSelection } from './ExtrasSelection.tsx';

export interface ExtrasStepProps {
  draft: WizardDraft;
  dispatch: (action: WizardAction) => void;
  content: WizardContent;
}

/** Step 3: what comes into the booth, and how many of it. */
export function ExtrasStep({ draft, dispatch, content }: ExtrasStepProps) {
  const { message, announce } = useAnnouncer();

  function setQuantity(extra: Extra, quantity: number) {
    const { id, name, unit_price_usd: unitPriceUSD, max_quantity: maxQuantity } = extra;
    dispatch({ type: 'setExtra', extra: { id, name, unitPriceUSD, quantity }, maxQuantity });
    announce(
      quantity === 0
        ? `${name} removed`
        : `${name}: ${quantity}, ${formatUsd(lineTotalOf({ unitPriceUSD, quantity }))}`,
    );
  }

  return (
    <div className="flex flex-col gap-8">
      {content.status === 'loading' && <ExtrasLoading />}
      {content.status === 'failed' && (
        <LoadFailure
          title="The extras could not be loaded"
          reassurance="You can continue without them: what you have chosen so far is safe."
          onRetry={content.reload}
        />
      )}
      <ExtraLists draft={draft} content={content} onQuantityChange={setQuantity} />
      {content.status === 'ready' && content.extras.length === 0 ? (
        <p className="rounded-card border border-dashed border-line-strong p-6 text-center text-muted">
          {extrasMessages.none}
        </p>
      ) : (
        (content.status !== 'failed' || draft.extras.length > 0) && <ExtrasSelection extras={draft.extras} />
      )}
      <LiveRegion message={message} />
    </div>
  );
}

interface ExtraListsProps extends Pick<ExtrasStepProps, 'draft' | 'content'> {
  onQuantityChange: (extra: Extra, quantity: number) => void;
}

/** All extras, those that go well with the chosen design first; or those of one category. */
function ExtraLists({ draft, content, onQuantityChange }: ExtraListsProps) {
  const [category, setCategory] = useState<string | null>(null);
  const { extras } = content;
  const design = chosenDesign(content.designs, draft);
  const shown = category ? extras.filter((extra) => extra.category === category) : extras;
  const first = design && !category ? goesWellWith(design, extras) : [];
  const common = { chosen: draft.extras, design, onQuantityChange };
  if (extras.length === 0) return null;
  return (
    <div className="flex flex-col gap-5">
      <ExtraCategories extras={extras} category={category} onChoose={setCategory} />
      <ExtraList title={`Goes well with ${design?.title}`} extras={first} {...common} />
      <ExtraList
        title={first.length > 0 ? 'More extras' : null}
        extras={shown.filter((extra) => !first.includes(extra))}
        {...common}
      />
    </div>
  );
}
