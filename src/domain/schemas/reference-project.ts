import * as z from 'zod/mini';
import { INDUSTRIES, MAX_LIST_ENTRIES, PROJECT_BOOTH_SIZES } from '../catalogue.ts';
import { documentId, mediaUrl, optionalText, requiredLine } from './text.ts';

const image = z.nullable(mediaUrl());
const entries = z.array(requiredLine(300, 'An entry is empty')).check(z.maxLength(MAX_LIST_ENTRIES));

/** A reference project as an administrator writes it (specification section 3). */
export const referenceProjectSchema = z.object({
  company_name: requiredLine(120, 'Company name is required'),
  conference_name: requiredLine(120, 'Conference name is required'),
  location: requiredLine(120, 'Location is required'),
  industry: z.enum(INDUSTRIES),
  booth_size: z.enum(PROJECT_BOOTH_SIZES),
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
  admin_id: documentId(),
});
export type ReferenceProjectFields = z.infer<typeof referenceProjectSchema>;

/** A reference project as GET /api/content answers it. */
export type ReferenceProject = Omit<ReferenceProjectFields, 'admin_id'> & {
  readonly id: string;
  readonly created_at: string;
  readonly updated_at: string;
};

/** A reference project as visitors see it: what the gallery shows, and nothing else. */
export const publishedProjectSchema = z.extend(z.omit(referenceProjectSchema, { admin_id: true }), {
  id: documentId(),
});
export type PublishedProject = z.infer<typeof publishedProjectSchema>;
