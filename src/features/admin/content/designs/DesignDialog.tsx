import { type ChangeEvent, useMemo, useRef } from 'react';
import { Select } from '../../../../components/Select.tsx';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { DESIGN_VIEWS, STANDARD_SIZES } from '../../../../domain/catalogue.ts';
import { contentMessages } from '../../../../domain/content-messages.ts';
import type { BoothDesignFields } from '../../../../domain/records/booth-designs.ts';
import { freeSlug, imageName } from '../../../../domain/slug.ts';
import { FormImage } from '../../kit/images/FormImage.tsx';
import { FormTextList } from '../editor/FormTextList.tsx';
import { type KindDialogProps, RecordDialog } from '../editor/RecordDialog.tsx';
import { useRecordForm } from '../editor/use-record-form.ts';
import { chooseModelPictures } from '../model/choose-model-pictures.ts';
import { FormModel } from '../model/FormModel.tsx';
import { type DesignForm, designFormSchema, designKind } from './design-kind.ts';

const VIEWS = DESIGN_VIEWS.map(({ key }) => [key, `images.${key}`] as const);

/** 'Add New Booth Design' or 'Edit Booth Design'. */
export function DesignDialog({ editing, records, onClose }: KindDialogProps<BoothDesignFields, DesignForm>) {
  /** Slugs of the other designs. */
  const taken = useMemo(
    () => new Set(records.filter(({ id }) => id !== editing.id).map(({ slug }) => slug)),
    [records, editing.id],
  );
  const schema = useMemo(() => designFormSchema(taken), [taken]);
  const editor = useRecordForm({ kind: designKind, editing, onClose, schema });
  const { form, field, isNew } = editor;
  // A published design keeps its slug
  const proposal = useRef(isNew ? freeSlug(form.getValues('title'), taken) : null);

  /** The slug follows the title until it is edited. */
  function proposeSlug(event: ChangeEvent<HTMLInputElement>) {
    if (proposal.current === null || form.getValues('slug') !== proposal.current) return;
    proposal.current = freeSlug(event.target.value, taken);
    const shouldValidate = form.formState.isSubmitted;
    form.setValue('slug', proposal.current, { shouldDirty: true, shouldValidate });
  }

  return (
    <RecordDialog
      editor={editor}
      title={isNew ? 'Add New Booth Design' : 'Edit Booth Design'}
      submitLabel={isNew ? 'Save Design' : 'Update Design'}
    >
      <TextField label="Title" required {...field('title', { onChange: proposeSlug })} />
      <TextField
        label="Slug"
        required
        hint="Identifies the design in web addresses. Suggested from the title."
        autoCapitalize="none"
        spellCheck={false}
        {...field('slug')}
      />
      <div className="grid gap-5 sm:grid-cols-3 sm:gap-4">
        <Select label="Booth Size" required {...field('booth_size')}>
          {STANDARD_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
        <TextField
          label="Design Price (USD)"
          required
          inputMode="decimal"
          autoComplete="off"
          {...field('price')}
        />
        <TextField label="Weight (lb)" inputMode="numeric" autoComplete="off" {...field('weight_lb')} />
      </div>
      <FormModel
        editor={editor}
        name="model"
        hint={contentMessages.models.hintOfDesign}
        folder="booth-designs"
        nameOf={() => imageName(form.getValues('slug'))}
        onDraw={(url) => chooseModelPictures(form, url, VIEWS)}
      />
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-2 font-semibold text-ink">Design Images</legend>
        {DESIGN_VIEWS.map(({ key, label }) => (
          <FormImage key={key} editor={editor} name={`images.${key}`} label={label} />
        ))}
      </fieldset>
      <TextArea label="Description" required {...field('description')} />
      <FormTextList form={form} name="features" label="Features" entryLabel="Feature" />
    </RecordDialog>
  );
}
