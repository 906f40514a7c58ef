import { Select } from '../../../../components/Select.tsx';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { INDUSTRIES, PROJECT_BOOTH_SIZES } from '../../../../domain/catalogue.ts';
import {
  PROJECT_IMAGES,
  type ReferenceProjectFields,
} from '../../../../domain/records/reference-projects.ts';
import { FormImage } from '../../kit/images/FormImage.tsx';
import { FormTextList } from '../editor/FormTextList.tsx';
import { type KindDialogProps, RecordDialog } from '../editor/RecordDialog.tsx';
import { useRecordForm } from '../editor/use-record-form.ts';
import { type ProjectForm, projectKind } from './project-kind.ts';

const IMAGE_GROUPS = Object.entries(Object.groupBy(PROJECT_IMAGES, ({ group }) => group));

/** 'Add Reference Project' or 'Edit Reference Project'. */
export function ProjectDialog({ editing, onClose }: KindDialogProps<ReferenceProjectFields, ProjectForm>) {
  const editor = useRecordForm({ kind: projectKind, editing, onClose });
  const { form, field, isNew } = editor;
  return (
    <RecordDialog
      editor={editor}
      title={isNew ? 'Add Reference Project' : 'Edit Reference Project'}
      submitLabel={isNew ? 'Save Project' : 'Update Project'}
    >
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField label="Company Name" required {...field('company_name')} />
        <TextField label="Conference Name" required {...field('conference_name')} />
      </div>
      <TextField label="Location" required placeholder="City, State" {...field('location')} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Select label="Industry" required {...field('industry')}>
          <option value="">Select industry</option>
          {INDUSTRIES.map((industry) => (
            <option key={industry}>{industry}</option>
          ))}
        </Select>
        <Select label="Booth Size" required {...field('booth_size')}>
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
            <FormImage key={path} editor={editor} name={path} label={label} />
          ))}
        </fieldset>
      ))}
      <TextArea label="Description" {...field('description')} />
      <FormTextList form={form} name="features" label="Features" entryLabel="Feature" />
      <FormTextList form={form} name="outcomes" label="Outcomes" entryLabel="Outcome" />
    </RecordDialog>
  );
}
