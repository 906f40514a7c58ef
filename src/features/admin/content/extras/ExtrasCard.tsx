import { Switch } from '@headlessui/react';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { Badge } from '../../../../components/Badge.tsx';
import { contentMessages } from '../../../../domain/content-messages.ts';
import { formatUsd } from '../../../../domain/pricing.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';
import { undoable } from '../../kit/undoable.ts';
import { quoteWith } from '../list/quote-with.ts';
import type { RowContent } from '../list/RecordRow.tsx';
import { RecordsCard } from '../list/RecordsCard.tsx';
import { ExtraDialog } from './ExtraDialog.tsx';
import { extraKind, type LiveExtra, missingInExtra } from './extra-kind.ts';

const texts = contentMessages.extras;

/** The administrator's extras in the visitors' order. */
export function ExtrasCard() {
  return (
    <RecordsCard
      kind={extraKind}
      title="Extras Management"
      noun="extras"
      emptyText={texts.none}
      isOwn
      order="sort_order"
      Dialog={ExtraDialog}
      className="lg:col-span-2"
      row={rowOf}
    />
  );
}

/**
 * Shows or hides the extra for visitors, without changing anything else. Reports it with Undo; on failure the list
 * shows the stored state again.
 */
function setActive(extra: LiveExtra, isActive: boolean): Promise<boolean> {
  return undoable(texts.updateFailed, async () => {
    const changes = { is_active: isActive, updated_at: serverTimestamp() };
    await withinTime(() => updateDoc(doc(db, extraKind.record.name, extra.id), changes));
    return {
      title: texts.updated,
      description: isActive ? texts.shown(extra.name) : texts.hidden(extra.name),
      undo: () => setActive(extra, !isActive),
    };
  });
}

function rowOf(extra: LiveExtra): RowContent {
  const { category, is_active } = extra;
  return {
    picture: extra.image_url,
    badges: (
      <>
        <Badge tone={is_active ? 'success' : 'neutral'}>{is_active ? 'Active' : 'Inactive'}</Badge>
        {category && (
          <Badge tone="brand" className="max-w-full">
            <span className="truncate" title={category}>
              {category}
            </span>
          </Badge>
        )}
      </>
    ),
    facts: (
      <>
        <span className="font-semibold text-ink tabular-nums">
          {formatUsd(extra.unit_price_usd, { cents: 'always' })}
        </span>
        <span className="whitespace-nowrap">Max: {extra.max_quantity}</span>
      </>
    ),
    description: extra.description || 'No description',
    missing: missingInExtra(extra),
    siteUrl: is_active ? quoteWith({ extraId: extra.id }) : null,
    control: <ActiveSwitch extra={extra} />,
  };
}

/** Switch that shows or hides an extra for visitors; saved at once, with Undo. */
function ActiveSwitch({ extra }: { extra: LiveExtra }) {
  return (
    <Switch
      aria-label={`${extra.name} is visible to customers`}
      checked={extra.is_active}
      onChange={(isActive) => void setActive(extra, isActive)}
      className="group focus-ring grid min-h-10 w-11 shrink-0 cursor-pointer place-items-center rounded-control pointer-coarse:min-h-11"
    >
      <span
        aria-hidden="true"
        className="relative h-6 w-10 rounded-full bg-field transition-colors before:absolute before:top-1 before:left-1 before:size-4 before:rounded-full before:bg-white before:transition-transform group-data-checked:bg-brand group-data-checked:before:translate-x-4 motion-reduce:transition-none motion-reduce:before:transition-none forced-colors:border forced-colors:before:bg-[ButtonText] forced-colors:group-data-checked:bg-[Highlight]"
      />
    </Switch>
  );
}
