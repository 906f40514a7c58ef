import type { DocumentData } from 'firebase/firestore';
import type { BoothDesignFields } from '../../../domain/schemas/booth-design.ts';
import { readBoothDesign } from '../../../domain/stored-content.ts';
import type { Live } from '../live-lists/live-record.ts';
import { ownedOf } from '../live-lists/owned.ts';

/** A booth design as the panel holds it. */
export type StoredDesign = Live<BoothDesignFields>;

/** Reads a stored booth design. */
export function designOf(fields: Live<DocumentData>): StoredDesign {
  return { ...readBoothDesign(fields), ...ownedOf(fields) };
}
