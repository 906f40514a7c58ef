import type { DocumentData } from 'firebase/firestore';
import type { ExtraFields } from '../../../domain/schemas/extra.ts';
import { readExtra } from '../../../domain/stored-content.ts';
import type { Live } from '../live-lists/live-record.ts';
import { ownedOf } from '../live-lists/owned.ts';

/** An extra as the panel holds it. */
export type StoredExtra = Live<ExtraFields>;

/** Reads an stored extra. */
export function extraOf(fields: Live<DocumentData>): StoredExtra {
  return { ...readExtra(fields), ...ownedOf(fields) };
}
