import type { DocumentData } from 'firebase/firestore';
import { textOf } from '../../../domain/stored-values.ts';
import type { Live } from './live-record.ts';

/** What every record of the panel has besides its content. */
export function ownedOf(fields: Live<DocumentData>): { id: string; version: string; admin_id: string } {
  return { id: fields.id, version: fields.version, admin_id: textOf(fields['admin_id']) };
}
