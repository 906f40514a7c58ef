import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $isBoothWanted, $scenesShown, canShow3d } from '../../../booth/can-show-3d.ts';
import { usePlacement } from '../../../booth/scene/use-placement.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { LiveRegion, useAnnouncer } from '../../../components/LiveRegion.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { fitsBooth } from '../../../domain/quote/fits.ts';
import { addOnTotalOf, formatUsd, lineTotalOf } from '../../../domain/quote/pricing.ts';
import type { Extra } from '../../../domain/records/extras.ts';
import { type ChosenExtra, chosenDesign, type WizardDraft } from '../../../domain/wizard/draft.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import type { WizardContent } from '../draft/use-content.ts';
import { ExtraCard } from './ExtraCard.tsx';
import { NOT_SHOWN, pictureNote, piecesIn } from './picture-notes.ts';

/** The strip of extras: scrolls sideways below the booth, wraps next to it. The padding leaves room for focus rings. */
const STRIP =
  'relative -mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 py-1 sm:-mx-8 sm:scroll-px-8 sm:px-8 lg:mx-0 lg:grid lg:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] lg:overflow-visible lg:px-0';

function ExtrasLoading() {
  return (
    <div className={STRIP}>
      <p role="status" className="sr-only">
        Loading extras...
      </p>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="w-40 shrink-0 overflow-hidden rounded-card border border-line lg:w-auto">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="flex flex-col gap-3 p-2.5">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="mt-2 h-11 w-30" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Step 3: extras and their quantities. */
export function ExtrasStep({ draft, content }: { draft: WizardDraft; content: WizardContent }) {
  const { message, announce } = useAnnouncer();
  const extras = content.extras.filter((extra) => fitsBooth(extra, draft.boothSize));
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      {content.status === 'loading' && <ExtrasLoading />}
      {content.status === 'failed' && (
        <LoadFailure
          title="The extras could not be loaded"
          reassurance="You can continue without them: what you have chosen so far is safe."
          onRetry={content.reload}
        />
      )}
      <ExtraList draft={draft} content={content} extras={extras} announce={announce} />
      {content.status === 'ready' && extras.length === 0 ? (
        <p className="rounded-card border border-dashed border-line-strong p-6 text-center text-muted">
          No extras available at the moment. You can continue with just the booth design.
        </p>
      ) : (
        (content.status !== 'failed' || draft.extras.length > 0) && <ExtrasSelection extras={draft.extras} />
      )}
      <LiveRegion message={message} />
    </div>
  );
}

/** More extras than this have filters by category. */
const MANY = 12;

function ExtraList(props: {
  draft: WizardDraft;
  content: WizardContent;
  extras: readonly Extra[];
  announce: (text: string) => void;
}) {
  const { draft, content, extras, announce } = props;
  const dispatch = useDispatch();
  const [category, setCategory] = useState<string | null>(null);
  const [isDetailed, setDetailed] = useState(false);
  const design = chosenDesign(content.designs, draft);
  const shown = category ? extras.filter((extra) => extra.category === category) : extras;
  const isPictured = useStore($isBoothWanted);
  const isSceneShown = useStore($scenesShown) > 0;
  const url = design?.model?.url ?? '';
  const { placement } = usePlacement(
    { url, chosen: draft.extras, offered: content.extras },
    isPictured && url !== '' && canShow3d(),
  );
  if (extras.length === 0) return null;

  function setQuantity(extra: Extra, quantity: number, before: number) {
    const { id, name, unit_price_usd: unitPriceUSD, max_quantity: maxQuantity } = extra;
    dispatch({ type: 'setExtra', extra: { id, name, unitPriceUSD, quantity }, maxQuantity });
    if (quantity === 0) return announce(`${name} removed`);
    const line = `${name}: ${quantity}, ${formatUsd(lineTotalOf({ unitPriceUSD, quantity }))}`;
    // A scene announces by itself where the new piece is
    announce(isSceneShown || isPictured || quantity < before ? line : `${line}. ${NOT_SHOWN}`);
  }

  return (
    <div className="flex flex-col gap-2">
      {extras.length > MANY && <ExtraCategories extras={extras} category={category} onChoose={setCategory} />}
      <ul className={STRIP}>
        {shown.map((extra) => {
          const quantity = draft.extras.find(({ id }) => id === extra.id)?.quantity ?? 0;
          return (
            <ExtraCard
              key={extra.id}
              extra={extra}
              included={design ? piecesIn(design, extra.model) : 0}
              note={quantity > 0 ? pictureNote(design, extra, placement) : ''}
              isDetailed={isDetailed}
              quantity={quantity}
              onQuantityChange={(next) => setQuantity(extra, next, quantity)}
            />
          );
        })}
      </ul>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isDetailed}
        className="self-start"
        onClick={() => setDetailed(!isDetailed)}
      >
        {isDetailed ? 'Hide details' : 'Show details'}
      </Button>
    </div>
  );
}

/** Category filters as chips, 'All' first. Renders nothing if there is only one category. */
function ExtraCategories(props: {
  extras: readonly Extra[];
  category: string | null;
  onChoose: (category: string | null) => void;
}) {
  const { extras, category, onChoose } = props;
  const categories = [...new Set(extras.flatMap(({ category }) => category || []))];
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

function ExtrasSelection({ extras }: { extras: readonly ChosenExtra[] }) {
  if (extras.length === 0) {
    return (
      <p className="rounded-card border border-line bg-surface p-5 text-muted">
        No extras selected. You can continue with just the booth design, or add items above.
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
