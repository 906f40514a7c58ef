import { Badge } from '../../../../components/Badge.tsx';
import { contentMessages } from '../../../../domain/content-messages.ts';
import { formatUsd } from '../../../../domain/pricing.ts';
import { ActiveSwitch } from '../list/ActiveSwitch.tsx';
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
    control: <ActiveSwitch kind={extraKind} record={extra} />,
  };
}
