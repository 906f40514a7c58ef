import type { DocumentData } from 'firebase/firestore';
import type { ExtraFields } from '../../../domain/schemas/extra.ts';
import { readExtra } from '../../../domain/stored-content.ts';
import { ownedOf } from '../shared/owned.ts';
import type { Live } from '../shared/record.ts';

/** An extra as the panel holds it. */
export type StoredExtra = Live<ExtraFields>;

/** Reads an stored extra. */
export function extraOf(fields: Live<DocumentData>): StoredExtra {
  return { ...readExtra(fields), ...ownedOf(fields) };
}
