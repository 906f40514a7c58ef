import { zodResolver } from '@hookform/resolvers/zod';
import { type ChangeEvent, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Select } from '../../../../components/Select.tsx';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { DESIGN_VIEWS, STANDARD_SIZES } from '../../../../domain/catalogue.ts';
import type { BoothDesignFields } from '../../../../domain/records/booth-designs.ts';
import { freeSlug } from '../../../../domain/slug.ts';
import { FormImage } from '../editor/FormImage.tsx';
import { RecordDialog } from '../editor/RecordDialog.tsx';
import { FormTextList } from '../editor/TextListField.tsx';
import type { Editing } from '../editor/use-editing.ts';
import { useRecordForm } from '../editor/use-record-form.ts';
import type { Uploads } from '../editor/use-uploads.ts';
import {
  type DesignEntry,
  type DesignForm,
  designFormSchema,
  designKind,
  type LiveDesign,
} from './design-kind.ts';

export interface DesignDialogProps {
  editing: Editing<BoothDesignFields, DesignForm>;
  /** All designs, since slugs must be unique. */
  records: readonly LiveDesign[];
  onClose: () => void;
}

/** 'Add New Booth Design' or 'Edit Booth Design'. */
export function DesignDialog({ editing, records, onClose }: DesignDialogProps) {
  const taken = useMemo(
    () => new Set(records.filter(({ id }) => id !== editing.id).map(({ slug }) => slug)),
    [records, editing.id],
  );
  const resolver = useMemo(() => zodResolver(designFormSchema(taken)), [taken]);
  const editor = useRecordForm({ kind: designKind, resolver, editing, onClose });
  return (
    <RecordDialog
      editor={editor}
      title={editor.isNew ? 'Add New Booth Design' : 'Edit Booth Design'}
      submitLabel={editor.isNew ? 'Save Design' : 'Update Design'}
      wasRestored={editing.restored !== null}
    >
      <DesignFormFields
        form={editor.form}
        uploads={editor.uploads}
        proposesSlug={editor.isNew}
        taken={taken}
      />
    </RecordDialog>
  );
}

interface DesignFormFieldsProps {
  form: UseFormReturn<DesignForm, unknown, DesignEntry>;
  uploads: Uploads;
  /** True if the slug follows the title; a published design keeps its slug. */
  proposesSlug: boolean;
  /** Slugs of the other designs. */
  taken: ReadonlySet<string>;
}

/** The fields of the booth design dialog. */
function DesignFormFields({ form, uploads, proposesSlug, taken }: DesignFormFieldsProps) {
  const { control, register } = form;
  const { errors, isSubmitted } = form.formState;
  const proposal = useRef(proposesSlug ? freeSlug(form.getValues('title'), taken) : null);

  /** The slug follows the title until it is edited. */
  function proposeSlug(event: ChangeEvent<HTMLInputElement>) {
    if (proposal.current === null || form.getValues('slug') !== proposal.current) return;
    proposal.current = freeSlug(event.target.value, taken);
    form.setValue('slug', proposal.current, { shouldDirty: true, shouldValidate: isSubmitted });
  }

  return (
    <>
      <TextField
        label="Title"
        required
        error={errors.title?.message}
        {...register('title', { onChange: proposeSlug })}
      />
      <TextField
        label="Slug"
        required
        hint="Names the design in addresses. Proposed from the title."
        autoCapitalize="none"
        spellCheck={false}
        error={errors.slug?.message}
        {...register('slug')}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Select label="Booth Size" required error={errors.booth_size?.message} {...register('booth_size')}>
          {STANDARD_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
        <TextField
          label="Design Price (USD)"
          required
          inputMode="decimal"
          autoComplete="off"
          error={errors.price?.message}
          {...register('price')}
        />
      </div>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-2 font-semibold text-ink">Design Images</legend>
        {DESIGN_VIEWS.map(({ key, label }) => (
          <FormImage key={key} control={control} name={`images.${key}`} label={label} uploads={uploads} />
        ))}
      </fieldset>
      <TextArea
        label="Description"
        required
        error={errors.description?.message}
        {...register('description')}
      />
      <FormTextList control={control} name="features" label="Features" entryLabel="Feature" />
    </>
  );
}
