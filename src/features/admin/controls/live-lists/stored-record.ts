import {
  collection,
  type DocumentData,
  type DocumentSnapshot,
  type Query,
  type QueryConstraint,
  query,
  Timestamp,
} from 'firebase/firestore';
import type { Document } from '../../../../domain/records/document.ts';
import { db } from '../../../../lib/firebase/firestore.ts';

/** A record in the panel: its fields, id, and stamp for optimistic locking. */
export type Stored<T> = T & { readonly id: string; readonly stamp: string };

/** Returns the time of the last change as text, to the nanosecond; empty if unknown. */
export function stampOf(fields: DocumentData | undefined): string {
  const changed: unknown = fields?.['updated_at'];
  return changed instanceof Timestamp ? `${changed.seconds}.${changed.nanoseconds}` : '';
}

export function toStored(snapshot: DocumentSnapshot): Stored<DocumentData> {
  const fields = snapshot.data() ?? {};
  return { ...fields, id: snapshot.id, stamp: stampOf(fields) };
}

/** Reads a record's fields from a stored document. */
export interface RecordReader<Fields> {
  readonly read: (document: Document) => Fields;
}

/** A kind of record, with the name of its collection and its reader. */
export interface NamedReader<Fields> extends RecordReader<Fields> {
  readonly name: string;
}

/** Returns the record's own fields with its id and stamp; drops unknown stored fields. */
export function readStored<Fields>(
  { read }: RecordReader<Fields>,
  stored: Stored<DocumentData>,
): Stored<Fields> {
  return { ...read(stored), id: stored.id, stamp: stored.stamp };
}

/** Returns a query for records of a kind. */
export function queryOf({ name }: { readonly name: string }, ...constraints: QueryConstraint[]): Query {
  return query(collection(db, name), ...constraints);
}
