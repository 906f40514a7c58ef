import * as z from 'zod/mini';
import {
  type ReferenceProjectFields,
  referenceProjectSchema,
} from '../../../domain/schemas/reference-project.ts';
import { imageChoice, storedImage } from '../record-editor/image-choice.ts';
import { entryTexts, listEntries } from '../record-editor/list-entry.ts';

const { company_name, conference_name, location, description, industry, booth_size } =
  referenceProjectSchema.shape;

/** The images of a project in the order of the dialog; `describedAs` tells them apart outside of their group. */
export const PROJECT_IMAGES = [
  {
    group: 'design_renderings',
    field: 'design_top_view',
    label: 'Top View',
    describedAs: 'Design Renderings: Top View',
  },
  {
    group: 'design_renderings',
    field: 'design_front_view',
    label: 'Front View',
    describedAs: 'Design Renderings: Front View',
  },
  {
    group: 'design_renderings',
    field: 'design_right_view',
    label: 'Right View',
    describedAs: 'Design Renderings: Right View',
  },
  { group: 'stand_photos', field: 'stand_front_photo', label: 'Front', describedAs: 'Stand Photos: Front' },
  { group: 'stand_photos', field: 'stand_side_photo', label: 'Side', describedAs: 'Stand Photos: Side' },
  {
    group: 'stand_photos',
    field: 'stand_interior_photo',
    label: 'Interior',
    describedAs: 'Stand Photos: Interior',
  },
] as const;

/** One of `choices`, or nothing chosen yet, which is refused with `required`. */
function chosen<const Choices extends readonly string[]>(choices: Choices, required: string) {
  return z.pipe(z.string(), z.enum(choices, { error: required }));
}

/** The project dialog's fields (specification sections 2 and 5). */
export const projectFormSchema = z.object({
  company_name,
  conference_name,
  location,
  industry: chosen(industry.options, 'Industry is required'),
  booth_size: chosen(booth_size.options, 'Booth size is required'),
  description,
  features: entryTexts(300),
  outcomes: entryTexts(300),
  images: z.object({
    design_top_view: imageChoice(),
    design_front_view: imageChoice(),
    design_right_view: imageChoice(),
    stand_front_photo: imageChoice(),
    stand_side_photo: imageChoice(),
    stand_interior_photo: imageChoice(),
  }),
});

export type ProjectForm = z.input<typeof projectFormSchema>;
export type ProjectEntry = z.output<typeof projectFormSchema>;

/** What the dialog starts with: the project, or the blank fields of a new one. */
export function projectFormOf(project: ReferenceProjectFields | null): ProjectForm {
  return {
    company_name: project?.company_name ?? '',
    conference_name: project?.conference_name ?? '',
    location: project?.location ?? '',
    industry: project?.industry ?? '',
    booth_size: project?.booth_size ?? '',
    description: project?.description ?? '',
    features: listEntries(project?.features ?? []),
    outcomes: listEntries(project?.outcomes ?? []),
    images: {
      design_top_view: storedImage(project?.design_renderings.design_top_view),
      design_front_view: storedImage(project?.design_renderings.design_front_view),
      design_right_view: storedImage(project?.design_renderings.design_right_view),
      stand_front_photo: storedImage(project?.stand_photos.stand_front_photo),
      stand_side_photo: storedImage(project?.stand_photos.stand_side_photo),
      stand_interior_photo: storedImage(project?.stand_photos.stand_interior_photo),
    },
  };
}
