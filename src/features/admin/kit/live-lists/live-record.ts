import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase/firestore';
import type { Document } from '../../../../domain/records/document.ts';

/** A stored record as the panel holds it: its fields, its id, and the version that a change starts from. */
export type Live<T> = T & { readonly id: string; readonly version: string };

/** When the record was last changed, to the nanosecond, as text; empty for one that never says. */
export function versionOf(fields: DocumentData | undefined): string {
  const changed: unknown = fields?.['updated_at'];
  return changed instanceof Timestamp ? `${changed.seconds}.${changed.nanoseconds}` : '';
}

export function toLive(snapshot: DocumentSnapshot): Live<DocumentData> {
  const fields = snapshot.data() ?? {};
  return { ...fields, id: snapshot.id, version: versionOf(fields) };
}

/** How the panel reads the documents of a collection: the record's fields, and nothing else that may be there. */
export type Reader<Fields> = (stored: Live<DocumentData>) => Live<Fields>;

export function readerOf<Fields>(record: { readonly read: (document: Document) => Fields }): Reader<Fields> {
  return (stored) => ({ ...record.read(stored), id: stored.id, version: stored.version });
}
