import * as z from 'zod/mini';
import { bytes } from './booking-logos.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const PROPOSAL_PICTURES = defineRecord({
  name: 'proposal_pictures',
  about: "Copies of the logo and the picture of a version's booth, never changed. Its id is the version's.",
  schema: z.object({
    /** WebP files, 800 KB together at most; null without one. */
    logo: z.nullable(bytes()),
    picture: z.nullable(bytes()),
  }),
  writtenBy: 'POST /api/admin/proposals',
  kept: 'As long as the proposal',
});

export type ProposalPictures = FieldsOf<typeof PROPOSAL_PICTURES>;
