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

/** A record with its stamp for optimistic locking: the time of its last change, to the nanosecond; empty if unknown. */
export type Stored<T> = T & { readonly id: string; readonly stamp: string };

export function toStored(snapshot: DocumentSnapshot): Stored<DocumentData> {
  const fields = snapshot.data() ?? {};
  const changed: unknown = fields['updated_at'];
  const stamp = changed instanceof Timestamp ? `${changed.seconds}.${changed.nanoseconds}` : '';
  return { ...fields, id: snapshot.id, stamp };
}

export interface RecordReader<Fields> {
  readonly read: (document: Document) => Fields;
}

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

export function queryOf({ name }: { readonly name: string }, ...constraints: QueryConstraint[]): Query {
  return query(collection(db, name), ...constraints);
}
