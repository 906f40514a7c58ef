import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { useAnnouncer } from '../../../components/use-announcer.ts';
import { messages } from '../../../domain/messages.ts';
import { formatUsd, lineTotalOf } from '../../../domain/pricing.ts';
import type { Extra } from '../../../domain/records/extras.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';
import type { WizardContent } from '../use-content.ts';
import { ExtraCard } from './ExtraCard.tsx';
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
      {content.status === 'loading' ? (
        <ExtrasLoading />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))]">
          {content.extras.map((extra) => (
            <ExtraCard
              key={extra.id}
              extra={extra}
              quantity={draft.extras.find(({ id }) => id === extra.id)?.quantity ?? 0}
              onQuantityChange={(quantity) => setQuantity(extra, quantity)}
            />
          ))}
        </ul>
      )}
      {content.status !== 'loading' && content.extras.length === 0 ? (
        <p className="rounded-card border border-dashed border-line-strong p-6 text-center text-muted">
          {messages.extras.none}
        </p>
      ) : (
        <ExtrasSelection extras={draft.extras} />
      )}
      <LiveRegion message={message} />
    </div>
  );
}
