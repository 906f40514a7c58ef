import { useState } from 'react';
import { Card } from '../../../components/Card.tsx';
import { LiveRegion, useAnnouncer } from '../../../components/LiveRegion.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { addOnTotalOf, formatUsd, lineTotalOf } from '../../../domain/quote/pricing.ts';
import type { Extra } from '../../../domain/records/extras.ts';
import { type ChosenExtra, chosenDesign, type WizardDraft } from '../../../domain/wizard/draft.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import type { WizardContent } from '../draft/use-content.ts';
import { extrasMessages } from '../draft/wizard-messages.ts';
import { ExtraCard } from './ExtraCard.tsx';
import { piecesIn, standsIn } from './extra-suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

const PLACES = ['1', '2', '3', '4', '5', '6'];

/** Placeholder of six cards while the extras load. */
function ExtrasLoading() {
  return (
    <div className="grid gap-2.5 tablet:gap-4 tablet:grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))]">
      <p role="status" className="sr-only">
        Loading extras...
      </p>
      {PLACES.map((place) => (
        <div
          key={place}
          className="overflow-hidden rounded-card border border-line not-tablet:flex not-tablet:h-26 not-tablet:items-center not-tablet:gap-3 not-tablet:p-2.5"
        >
          <Skeleton className="not-tablet:size-12 tablet:aspect-3/2 tablet:rounded-none" />
          <div className="flex flex-col gap-3 not-tablet:flex-1 tablet:p-4">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-full not-tablet:w-4/5" />
            <Skeleton className="h-4 w-4/5 not-tablet:hidden" />
            <Skeleton className="mt-3 h-11 w-36 not-tablet:hidden" />
          </div>
        </div>
      ))}
    </div>
  );
}

export interface ExtrasStepProps {
  draft: WizardDraft;
  content: WizardContent;
}

/** Step 3: extras and their quantities. */
export function ExtrasStep({ draft, content }: ExtrasStepProps) {
  const dispatch = useDispatch();
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
      <ExtraList draft={draft} content={content} onQuantityChange={setQuantity} />
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

interface ExtraListProps extends Pick<ExtrasStepProps, 'draft' | 'content'> {
  onQuantityChange: (extra: Extra, quantity: number) => void;
}

/** All extras or those of one category, in the team's order, with a mark on what goes well with the chosen design. */
function ExtraList({ draft, content, onQuantityChange }: ExtraListProps) {
  const [category, setCategory] = useState<string | null>(null);
  const { extras } = content;
  const design = chosenDesign(content.designs, draft);
  const shown = category ? extras.filter((extra) => extra.category === category) : extras;
  const suggested = useSuggestions(design, extras, draft.extras);
  if (extras.length === 0) return null;
  return (
    <div className="flex flex-col gap-5">
      <ExtraCategories extras={extras} category={category} onChoose={setCategory} />
      <ul className="grid gap-2.5 tablet:grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] tablet:gap-4">
        {shown.map((extra) => (
          <ExtraCard
            key={extra.id}
            extra={extra}
            included={design ? piecesIn(design, extra.model) : 0}
            isSuggested={suggested.includes(extra)}
            isUnshown={design !== undefined && standsIn(design, extra.model) === 'nowhere'}
            quantity={draft.extras.find(({ id }) => id === extra.id)?.quantity ?? 0}
            onQuantityChange={(quantity) => onQuantityChange(extra, quantity)}
          />
        ))}
      </ul>
    </div>
  );
}

interface ExtraCategoriesProps {
  extras: readonly Extra[];
  /** The chosen category; null for all. */
  category: string | null;
  onChoose: (category: string | null) => void;
}

/** Category filters as chips, 'All' first. Renders nothing if there is only one category. */
function ExtraCategories({ extras, category, onChoose }: ExtraCategoriesProps) {
  const categories = categoriesOf(extras);
  if (categories.length < 2) return null;
  return (
    // Scrolls sideways on phones; the padding leaves room for focus rings
    <fieldset className="relative -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
      <legend className="sr-only">Category</legend>
      {[null, ...categories].map((value) => {
        const count = value ? extras.filter((extra) => extra.category === value).length : extras.length;
        return (
          <button
            key={value ?? ''}
            type="button"
            aria-pressed={value === category}
            onClick={() => onChoose(value)}
            className="group focus-ring flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-white px-3.5 text-sm font-medium whitespace-nowrap text-ink transition-colors enabled-hover:border-field aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white forced-colors:aria-pressed:outline-2"
          >
            {value ?? 'All'}
            <span aria-hidden="true" className="text-faint tabular-nums group-aria-pressed:text-mist">
              {count}
            </span>
            <span className="sr-only">{count === 1 ? '1 extra' : `${count} extras`}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

function categoriesOf(extras: readonly Extra[]): string[] {
  return [...new Set(extras.flatMap(({ category }) => category || []))];
}

/** The green box with the chosen extras and their sum, or a note that none are chosen. */
function ExtrasSelection({ extras }: { extras: readonly ChosenExtra[] }) {
  if (extras.length === 0) {
    return (
      <p className="rounded-card border border-line bg-surface p-5 text-muted">
        {extrasMessages.noneSelected}
      </p>
    );
  }
  return (
    <Card tone="success">
      <h4 className="font-semibold text-success">Your extras selection</h4>
      <ul className="mt-3 flex flex-col gap-2">
        {extras.map((extra) => (
          <li key={extra.id} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {extra.name} <span className="text-muted tabular-nums">× {extra.quantity}</span>
            </span>
            <span className="tabular-nums">{formatUsd(lineTotalOf(extra))}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex justify-between gap-4 border-t border-success-line pt-4 font-semibold">
        <span>Total Extras:</span>
        <span className="tabular-nums">{formatUsd(addOnTotalOf(extras))}</span>
      </p>
    </Card>
  );
}
