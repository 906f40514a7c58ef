import type { DocumentData } from 'firebase/firestore';
import type { BoothDesignFields } from '../../../domain/schemas/booth-design.ts';
import { readBoothDesign } from '../../../domain/stored-content.ts';
import { ownedOf } from '../shared/owned.ts';
import type { Live } from '../shared/record.ts';

/** A booth design as the panel holds it. */
export type StoredDesign = Live<BoothDesignFields>;

/** Reads a stored booth design. */
export function designOf(fields: Live<DocumentData>): StoredDesign {
  return { ...readBoothDesign(fields), ...ownedOf(fields) };
}
