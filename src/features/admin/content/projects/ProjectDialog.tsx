import { zodResolver } from '@hookform/resolvers/zod';
import type { UseFormReturn } from 'react-hook-form';
import { Select } from '../../../../components/Select.tsx';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { INDUSTRIES, PROJECT_BOOTH_SIZES } from '../../../../domain/catalogue.ts';
import {
  PROJECT_IMAGES,
  type ReferenceProjectFields,
} from '../../../../domain/records/reference-projects.ts';
import { FormImage } from '../editor/FormImage.tsx';
import { RecordDialog } from '../editor/RecordDialog.tsx';
import { FormTextList } from '../editor/TextListField.tsx';
import type { Editing } from '../editor/use-editing.ts';
import { useRecordForm } from '../editor/use-record-form.ts';
import type { Uploads } from '../editor/use-uploads.ts';
import { type ProjectEntry, type ProjectForm, projectKind } from './project-kind.ts';

interface ProjectFormFieldsProps {
  form: UseFormReturn<ProjectForm, unknown, ProjectEntry>;
  uploads: Uploads;
}

const IMAGE_GROUPS = Object.entries(Object.groupBy(PROJECT_IMAGES, ({ group }) => group));

/** The fields of the reference project dialog. */
function ProjectFormFields({ form, uploads }: ProjectFormFieldsProps) {
  const { control, register } = form;
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          label="Company Name"
          required
          error={errors.company_name?.message}
          {...register('company_name')}
        />
        <TextField
          label="Conference Name"
          required
          error={errors.conference_name?.message}
          {...register('conference_name')}
        />
      </div>
      <TextField
        label="Location"
        required
        placeholder="City, State"
        error={errors.location?.message}
        {...register('location')}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Select label="Industry" required error={errors.industry?.message} {...register('industry')}>
          <option value="">Select industry</option>
          {INDUSTRIES.map((industry) => (
            <option key={industry}>{industry}</option>
          ))}
        </Select>
        <Select label="Booth Size" required error={errors.booth_size?.message} {...register('booth_size')}>
          <option value="">Select booth size</option>
          {PROJECT_BOOTH_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </div>
      {IMAGE_GROUPS.map(([legend, images]) => (
        <fieldset key={legend} className="flex min-w-0 flex-col gap-3">
          <legend className="mb-2 font-semibold text-ink">{legend}</legend>
          {images.map(({ path, label }) => (
            <FormImage key={path} control={control} name={path} label={label} uploads={uploads} />
          ))}
        </fieldset>
      ))}
      <TextArea label="Description" error={errors.description?.message} {...register('description')} />
      <FormTextList control={control} name="features" label="Features" entryLabel="Feature" />
      <FormTextList control={control} name="outcomes" label="Outcomes" entryLabel="Outcome" />
    </>
  );
}

const resolver = zodResolver(projectKind.formSchema);

export interface ProjectDialogProps {
  editing: Editing<ReferenceProjectFields, ProjectForm>;
  onClose: () => void;
}

/** 'Add Reference Project' or 'Edit Reference Project'. */
export function ProjectDialog({ editing, onClose }: ProjectDialogProps) {
  const editor = useRecordForm({ kind: projectKind, resolver, editing, onClose });
  return (
    <RecordDialog
      editor={editor}
      title={editor.isNew ? 'Add Reference Project' : 'Edit Reference Project'}
      submitLabel={editor.isNew ? 'Save Project' : 'Update Project'}
      wasRestored={editing.restored !== null}
    >
      <ProjectFormFields form={editor.form} uploads={editor.uploads} />
    </RecordDialog>
  );
}
