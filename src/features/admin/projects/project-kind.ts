import { contentMessages } from '../../../domain/content-messages.ts';
import type { ReferenceProjectFields } from '../../../domain/schemas/reference-project.ts';
import { imageName } from '../../../domain/slug.ts';
import { imageInWords } from '../record-editor/described-field.ts';
import { describeEntries } from '../record-editor/list-entry.ts';
import type { RecordKind } from '../record-editor/record-kind.ts';
import type { Uploads } from '../record-editor/use-uploads.ts';
import { reportFailure } from '../session/report-failure.ts';
import { PROJECT_IMAGES, type ProjectEntry, type ProjectForm, projectFormOf } from './project-form.ts';
import { projectOf } from './stored-project.ts';

const texts = contentMessages.projects;

/** What the dialogs need to know about reference projects. */
export const projectKind: RecordKind<ReferenceProjectFields, ProjectForm, ProjectEntry> = {
  collection: 'reference_projects',
  noun: 'Reference Project',
  texts: { ...texts, missing: contentMessages.missingText },
  required: ['company_name', 'conference_name', 'location', 'industry', 'booth_size'],
  read: projectOf,
  nameOf: ({ company_name }) => company_name,
  formOf: projectFormOf,
  inWords: (form) => [
    { label: 'Company Name', text: form.company_name.trim() },
    { label: 'Conference Name', text: form.conference_name.trim() },
    { label: 'Location', text: form.location.trim() },
    { label: 'Industry', text: form.industry },
    { label: 'Booth Size', text: form.booth_size },
    ...PROJECT_IMAGES.map(({ field, describedAs }) => imageInWords(describedAs, form.images[field])),
    { label: 'Description', text: form.description.trim() },
    { label: 'Features', text: describeEntries(form.features) },
    { label: 'Outcomes', text: describeEntries(form.outcomes) },
  ],
  prepare: prepareProject,
  newFields: {},
};

async function prepareProject({ images, ...fields }: ProjectEntry, uploads: Uploads) {
  const { urls, failures } = await uploads.run({
    folder: 'projects',
    nameOf: (field) => imageName(fields.company_name, field),
    images,
  });
  const [failure] = failures;
  if (failure) {
    reportFailure(texts.uploadFailed, failure.error);
    return null;
  }
  return {
    ...fields,
    design_renderings: {
      design_top_view: urls.design_top_view,
      design_front_view: urls.design_front_view,
      design_right_view: urls.design_right_view,
    },
    stand_photos: {
      stand_front_photo: urls.stand_front_photo,
      stand_side_photo: urls.stand_side_photo,
      stand_interior_photo: urls.stand_interior_photo,
    },
  };
}
