import { useId } from 'react';
import { Badge } from '../../../../components/Badge.tsx';
import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { BOOTH_SIZE_OPTIONS } from '../../../../domain/quote/catalogue.ts';
import { exactUsd } from '../../../../domain/quote/pricing.ts';
import { EXTRAS, type ExtraFields } from '../../../../domain/records/extras.ts';
import { FormImage } from '../../controls/images/FormImage.tsx';
import { contentMessages } from '../content-messages.ts';
import { type KindDialogProps, RecordDialog } from '../editor/RecordDialog.tsx';
import { useRecordForm } from '../editor/use-record-form.ts';
import { ActiveSwitch } from '../list/ActiveSwitch.tsx';
import { quoteWith } from '../list/quote-with.ts';
import type { RowContent } from '../list/RecordRow.tsx';
import { RecordsCard } from '../list/RecordsCard.tsx';
import { FormModel } from '../model/FormModel.tsx';
import { type ExtraForm, extraKind, type LiveExtra, missingInExtra } from './extra-kind.ts';

/** The extras, in the order in which visitors see them. */
export function ExtrasCard() {
  return (
    <RecordsCard
      kind={extraKind}
      title="Extras Management"
      noun="extras"
      order="sort_order"
      Dialog={ExtraDialog}
      words={({ name, category, description }) => [name, category, description]}
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
        <span className="font-semibold text-ink tabular-nums">{exactUsd(extra.unit_price_usd)}</span>
        <span className="whitespace-nowrap">Max: {extra.max_quantity}</span>
      </>
    ),
    description: extra.description || 'No description',
    missing: missingInExtra(extra),
    siteUrl: is_active ? quoteWith({ extra }) : null,
    control: <ActiveSwitch kind={extraKind} record={extra} />,
  };
}

/** 'Add Extra' or 'Edit Extra'. */
function ExtraDialog({ editing, onClose }: KindDialogProps<ExtraFields, ExtraForm>) {
  const editor = useRecordForm({ kind: extraKind, editing, onClose });
  const { field, form, isNew } = editor;
  const fitsHint = useId();
  return (
    <RecordDialog
      editor={editor}
      title={isNew ? 'Add Extra' : 'Edit Extra'}
      submitLabel={isNew ? 'Save Extra' : 'Update Extra'}
    >
      <TextField label="Name" required {...field('name')} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          label="Price (USD)"
          required
          inputMode="decimal"
          autoComplete="off"
          {...field('unit_price_usd')}
        />
        <TextField label="Max Quantity" inputMode="numeric" autoComplete="off" {...field('max_quantity')} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          label="Category"
          placeholder="e.g., furniture, lighting, technology"
          {...field('category')}
        />
        <TextField label="Weight Each (lb)" inputMode="numeric" autoComplete="off" {...field('weight_lb')} />
      </div>
      <fieldset className="min-w-0" aria-describedby={fitsHint}>
        <legend className="text-sm font-medium text-ink">{EXTRAS.labels.fits}</legend>
        <p id={fitsHint} className="mt-1.5 text-sm text-muted">
          None chosen: fits every size
        </p>
        <div className="flex flex-wrap gap-x-6">
          {BOOTH_SIZE_OPTIONS.map(({ id, label }) => (
            <CheckboxField key={id} value={id} label={label} {...form.register('fits')} />
          ))}
        </div>
      </fieldset>
      <TextArea label="Description" rows={3} {...field('description')} />
      <FormImage editor={editor} name="image_url" label="Image" />
      <FormModel
        editor={editor}
        hint={contentMessages.models.hintOfExtra}
        pictures={[['leftview', 'image_url']]}
      />
      <CheckboxField label="Active (visible to customers)" {...form.register('is_active')} />
    </RecordDialog>
  );
}
