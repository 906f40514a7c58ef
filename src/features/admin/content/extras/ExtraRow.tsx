import { Badge } from '../../../../components/Badge.tsx';
import { formatUsd } from '../../../../domain/pricing.ts';
import { quoteWith } from '../list/quote-with.ts';
import { RecordRow } from '../list/RecordRow.tsx';
import type { RowActions, RowPlace } from '../list/row-place.ts';
import { ActiveSwitch } from './ActiveSwitch.tsx';
import type { LiveExtra } from './extra-kind.ts';
import { missingInExtra } from './missing-in-extra.ts';

export interface ExtraRowProps extends RowActions {
  extra: LiveExtra;
  place: RowPlace;
}

/** One extra in the panel's list. */
export function ExtraRow({ extra, ...row }: ExtraRowProps) {
  return (
    <RecordRow
      {...row}
      id={extra.id}
      name={extra.name}
      picture={extra.image_url}
      badges={
        <>
          <Badge tone={extra.is_active ? 'success' : 'neutral'}>
            {extra.is_active ? 'Active' : 'Inactive'}
          </Badge>
          {extra.category && (
            <Badge tone="brand" className="max-w-full">
              <span className="truncate" title={extra.category}>
                {extra.category}
              </span>
            </Badge>
          )}
        </>
      }
      facts={
        <>
          <span className="font-semibold text-ink tabular-nums">
            {formatUsd(extra.unit_price_usd, { cents: 'always' })}
          </span>
          <span className="whitespace-nowrap">Max: {extra.max_quantity}</span>
        </>
      }
      description={extra.description || 'No description'}
      missing={missingInExtra(extra)}
      siteUrl={extra.is_active ? quoteWith({ extraId: extra.id }) : null}
    >
      <ActiveSwitch extra={extra} />
    </RecordRow>
  );
}
