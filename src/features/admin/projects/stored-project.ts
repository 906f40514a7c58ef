import type { DocumentData } from 'firebase/firestore';
import type { ReferenceProjectFields } from '../../../domain/schemas/reference-project.ts';
import { readReferenceProject } from '../../../domain/stored-content.ts';
import type { Live } from '../live-lists/live-record.ts';
import { ownedOf } from '../live-lists/owned.ts';

/** A reference project as the panel holds it. */
export type StoredProject = Live<ReferenceProjectFields>;

/** Reads a stored reference project. */
export function projectOf(fields: Live<DocumentData>): StoredProject {
  return { ...readReferenceProject(fields), ...ownedOf(fields) };
}
