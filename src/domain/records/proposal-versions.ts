import * as z from 'zod/mini';
import { sha256 } from '../schemas/shown-proposal.ts';
import { documentId, follows } from '../schemas/text.ts';
import { bytes } from './booking-logos.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const PROPOSAL_VERSIONS = defineRecord({
  name: 'proposal_versions',
  about:
    "What one version of a proposal says, never changed. Its id is the proposal's and the version, such as 'a1B2_2'.",
  schema: z.object({
    proposal_id: documentId(),
    version: z.int().check(z.minimum(1)),
    /** The JSON text of a sheet (src/domain/proposal/sheet.ts), exactly as shown. */
    sheet: z.string(),
    /** Of that text in UTF-8. */
    sha256: sha256(),
    /** Addresses of the images and models that the booth needs. */
    media: z.array(z.string()).check(follows('media')),
    created_at: moment(),
  }),
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/admin/proposals',
  kept: 'As long as the proposal',
});

export type ProposalVersion = FieldsOf<typeof PROPOSAL_VERSIONS>;

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

/** Returns the id of a version's record. */
export function versionId(proposalId: string, version: number): string {
  return `${proposalId}_${version}`;
}

/** Returns the paths of all versions up to the `newest`, and of their pictures. */
export function versionPaths(proposalId: string, newest: number): string[] {
  const ids = Array.from({ length: newest }, (_, index) => versionId(proposalId, index + 1));
  return [PROPOSAL_VERSIONS, PROPOSAL_PICTURES].flatMap(({ path }) => ids.map(path));
}
