import { zodResolver } from '@hookform/resolvers/zod';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import type { ExtraFields } from '../../../../domain/records/extras.ts';
import { FormImage } from '../editor/FormImage.tsx';
import { RecordDialog } from '../editor/RecordDialog.tsx';
import type { Editing } from '../editor/use-editing.ts';
import { useRecordForm } from '../editor/use-record-form.ts';
import type { Uploads } from '../editor/use-uploads.ts';
import { type ExtraEntry, type ExtraForm, extraKind } from './extra-kind.ts';

const resolver = zodResolver(extraKind.formSchema);

export interface ExtraDialogProps {
  editing: Editing<ExtraFields, ExtraForm>;
  onClose: () => void;
}

/** 'Add Extra' or 'Edit Extra'. */
export function ExtraDialog({ editing, onClose }: ExtraDialogProps) {
  const editor = useRecordForm({ kind: extraKind, resolver, editing, onClose });
  return (
    <RecordDialog
      editor={editor}
      title={editor.isNew ? 'Add Extra' : 'Edit Extra'}
      submitLabel={editor.isNew ? 'Save Extra' : 'Update Extra'}
      wasRestored={editing.restored !== null}
    >
      <ExtraFormFields form={editor.form} uploads={editor.uploads} />
    </RecordDialog>
  );
}

interface ExtraFormFieldsProps {
  form: UseFormReturn<ExtraForm, unknown, ExtraEntry>;
  uploads: Uploads;
}

function ExtraFormFields({ form, uploads }: ExtraFormFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <TextField label="Name" required error={errors.name?.message} {...form.register('name')} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          label="Price (USD)"
          required
          inputMode="decimal"
          autoComplete="off"
          error={errors.unit_price_usd?.message}
          {...form.register('unit_price_usd')}
        />
        <TextField
          label="Max Quantity"
          inputMode="numeric"
          autoComplete="off"
          error={errors.max_quantity?.message}
          {...form.register('max_quantity')}
        />
      </div>
      <TextField
        label="Category"
        placeholder="e.g., furniture, lighting, technology"
        error={errors.category?.message}
        {...form.register('category')}
      />
      <TextArea
        label="Description"
        rows={3}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <FormImage control={form.control} name="image_url" label="Image" uploads={uploads} />
      <CheckboxField label="Active (visible to customers)" {...form.register('is_active')} />
    </>
  );
}
