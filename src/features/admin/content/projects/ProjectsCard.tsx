import { Badge } from '../../../../components/Badge.tsx';
import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { Select } from '../../../../components/Select.tsx';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { projectsSection } from '../../../../config/navigation.ts';
import { gallerySearch } from '../../../../domain/project/gallery-url.ts';
import { INDUSTRIES, PROJECT_BOOTH_SIZES } from '../../../../domain/quote/catalogue.ts';
import {
  PROJECT_IMAGES,
  type ReferenceProjectFields,
} from '../../../../domain/records/reference-projects.ts';
import { FormImage } from '../../controls/images/FormImage.tsx';
import { FormTextList } from '../editor/FormTextList.tsx';
import { type KindDialogProps, RecordDialog } from '../editor/RecordDialog.tsx';
import { useRecordForm } from '../editor/use-record-form.ts';
import type { RowContent } from '../list/RecordRow.tsx';
import { RecordsCard } from '../list/RecordsCard.tsx';
import { type LiveProject, missingInProject, type ProjectForm, projectKind } from './project-kind.ts';

/** The reference projects, newest first. */
export function ProjectsCard() {
  return (
    <RecordsCard
      kind={projectKind}
      title="Reference Projects"
      noun="reference projects"
      order="newest"
      Dialog={ProjectDialog}
      words={(project) => [
        project.company_name,
        project.conference_name,
        project.location,
        project.industry,
        project.booth_size,
      ]}
      row={rowOf}
    />
  );
}

function rowOf(project: LiveProject): RowContent {
  return {
    picture: pictureOf(project),
    badges: (
      <>
        <Badge>{project.industry}</Badge>
        <Badge tone="brand">{project.booth_size}</Badge>
        {project.is_sample && <Badge tone="warning">Sample</Badge>}
      </>
    ),
    description: `${project.conference_name}, ${project.location}`,
    missing: missingInProject(project),
    siteUrl: siteUrlOf(project),
  };
}

/** Returns the gallery's URL with the project open. */
function siteUrlOf({ id }: LiveProject): string {
  const view = { industry: null, boothSize: null, picture: null, project: id };
  return `/${gallerySearch('', view)}#${projectsSection}`;
}

function pictureOf({ design_renderings: renderings, stand_photos: photos }: LiveProject): string | null {
  return (
    photos.stand_front_photo ??
    renderings.design_front_view ??
    [...Object.values(photos), ...Object.values(renderings)].find((url) => url !== null) ??
    null
  );
}

const IMAGE_GROUPS = Object.entries(Object.groupBy(PROJECT_IMAGES, ({ group }) => group));

/** 'Add Reference Project' or 'Edit Reference Project'. */
function ProjectDialog({ editing, onClose }: KindDialogProps<ReferenceProjectFields, ProjectForm>) {
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
      <CheckboxField
        label="Sample project (marked as an invented example on the site)"
        {...field('is_sample')}
      />
    </RecordDialog>
  );
}
