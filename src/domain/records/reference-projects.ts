import * as z from 'zod/mini';
import { INDUSTRIES, MAX_LIST_ENTRIES, PROJECT_BOOTH_SIZES } from '../quote/catalogue.ts';
import { documentId, mediaUrl, optionalText, requiredLine } from '../schemas/text.ts';
import { placeInList } from './place-in-list.ts';
import { type Dated, defineRecord, type FieldsOf, type Published } from './record.ts';

const image = z.nullable(mediaUrl());
const entries = z.array(requiredLine(300, 'An entry is empty')).check(z.maxLength(MAX_LIST_ENTRIES));

export const REFERENCE_PROJECTS = defineRecord({
  name: 'reference_projects',
  about: 'A completed booth, as the gallery shows it.',
  isPersonal: false,
  schema: z.object({
    company_name: requiredLine(120, 'Company name is required'),
    conference_name: requiredLine(120, 'Conference name is required'),
    location: requiredLine(120, 'Location is required'),
    industry: z.enum(INDUSTRIES, { error: 'Industry is required' }),
    booth_size: z.enum(PROJECT_BOOTH_SIZES, { error: 'Booth size is required' }),
    description: optionalText(3000),
    features: entries,
    outcomes: entries,
    design_renderings: z.object({
      design_top_view: image,
      design_front_view: image,
      design_right_view: image,
    }),
    stand_photos: z.object({
      stand_front_photo: image,
      stand_side_photo: image,
      stand_interior_photo: image,
    }),
    /** True for an invented example; missing in records of former versions. */
    is_sample: z.optional(z.boolean()),
    /** Missing until the projects are reordered. */
    sort_order: z.optional(placeInList()),
    admin_id: documentId(),
  }),
  labels: {
    company_name: 'Company Name',
    conference_name: 'Conference Name',
    location: 'Location',
    industry: 'Industry',
    booth_size: 'Booth Size',
    design_renderings: 'Design Renderings',
    stand_photos: 'Stand Photos',
    description: 'Description',
    features: 'Features',
    outcomes: 'Outcomes',
    is_sample: 'Sample project (marked as an invented example on the site)',
  },
  administrators: { read: 'all', write: ['create', 'update', 'delete'], change: 'all' },
  stamps: 'required',
  writtenBy: 'Administrators, in the panel',
  kept: 'Until an administrator deletes it',
});

export type ReferenceProjectFields = FieldsOf<typeof REFERENCE_PROJECTS>;
/** A whole reference project, in GET /api/projects/<id>. */
export type ReferenceProject = Dated<Published<typeof REFERENCE_PROJECTS>>;

/** A reference project with only the fields that the gallery shows. */
export const publishedProjectSchema = z.extend(z.omit(REFERENCE_PROJECTS.schema, { admin_id: true }), {
  id: documentId(),
});
export type PublishedProject = z.infer<typeof publishedProjectSchema>;

/** The parts of a reference project that its card shows. */
export const projectSummarySchema = z.extend(
  z.pick(REFERENCE_PROJECTS.schema, {
    company_name: true,
    conference_name: true,
    location: true,
    industry: true,
    booth_size: true,
    is_sample: true,
  }),
  { id: documentId(), picture: image },
);
export type ProjectSummary = z.infer<typeof projectSummarySchema>;
