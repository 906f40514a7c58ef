import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase/firestore';
import type { Document } from '../../../../domain/records/document.ts';

/** A record in the panel: its fields, id, and version for optimistic locking. */
export type Live<T> = T & { readonly id: string; readonly version: string };

/** Time of the last change to the nanosecond, as text; empty if unknown. */
export function versionOf(fields: DocumentData | undefined): string {
  const changed: unknown = fields?.['updated_at'];
  return changed instanceof Timestamp ? `${changed.seconds}.${changed.nanoseconds}` : '';
}

export function toLive(snapshot: DocumentSnapshot): Live<DocumentData> {
  const fields = snapshot.data() ?? {};
  return { ...fields, id: snapshot.id, version: versionOf(fields) };
}

/** Returns a reader for a collection's documents, which returns only the record's fields. */
export type Reader<Fields> = (stored: Live<DocumentData>) => Live<Fields>;

export function readerOf<Fields>(record: { readonly read: (document: Document) => Fields }): Reader<Fields> {
  return (stored) => ({ ...record.read(stored), id: stored.id, version: stored.version });
}
