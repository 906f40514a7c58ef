import { Badge } from '../../../../components/Badge.tsx';
import { boothSizeLabel } from '../../../../domain/quote/catalogue.ts';
import { exactUsd } from '../../../../domain/quote/pricing.ts';
import type { ExtraFields } from '../../../../domain/records/extras.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { type KindDialogProps, RecordDialog } from '../editor/RecordDialog.tsx';
import { useRecordForm } from '../editor/use-record-form.ts';
import { ActiveSwitch } from '../list/ActiveSwitch.tsx';
import { quoteWith } from '../list/quote-with.ts';
import type { RowContent } from '../list/RecordRow.tsx';
import { RecordsCard } from '../list/RecordsCard.tsx';
import { FormModel } from '../model/FormModel.tsx';
import { extraKind, missingInExtra } from './extra-kind.ts';

export function ExtrasCard() {
  return (
    <RecordsCard
      kind={extraKind}
      title="Extras Management"
      order="sort_order"
      Dialog={ExtraDialog}
      words={({ name, category, description }) => [name, category, description]}
      row={rowOf}
    />
  );
}

function rowOf(extra: Stored<ExtraFields>): RowContent {
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
        <span className="font-semibold text-ink tabular-nums">{exactUsd(extra.unit_price_usd)}</span>
        <span className="whitespace-nowrap">Max: {extra.max_quantity}</span>
      </>
    ),
    description: extra.description || 'No description',
    missing: missingInExtra(extra),
    siteUrl: is_active ? quoteWith({ extraId: extra.id, boothSize: extra.fits?.[0] }) : null,
    control: <ActiveSwitch kind={extraKind} record={extra} />,
  };
}

function ExtraDialog({ editing, onClose }: KindDialogProps<ExtraFields>) {
  const editor = useRecordForm({ kind: extraKind, editing, onClose });
  return (
    <RecordDialog
      editor={editor}
      looks={{
        unit_price_usd: { className: 'sm:col-span-3' },
        max_quantity: { className: 'sm:col-span-3' },
        category: { className: 'sm:col-span-3', placeholder: 'e.g., furniture, lighting, technology' },
        weight_lb: { className: 'sm:col-span-3' },
        fits: { hint: 'None chosen: fits every size', textOf: boothSizeLabel },
        description: { rows: 3 },
        model: (
          <FormModel
            editor={editor}
            hint="A GLB file of up to 30 MB. It stands in booths that have a place for it."
            pictures={[['leftview', 'image_url']]}
          />
        ),
      }}
    />
  );
}
