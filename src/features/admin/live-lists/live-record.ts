import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase/firestore';

/** A stored record as the panel holds it: its fields, its id, and the version that a change starts from. */
export type Live<T> = T & { readonly id: string; readonly version: string };

/** When the record was last changed, to the nanosecond, as text; empty for one that never says. */
export function versionOf(fields: DocumentData | undefined): string {
  const changed: unknown = fields?.['updated_at'];
  return changed instanceof Timestamp ? `${changed.seconds}.${changed.nanoseconds}` : '';
}

/** `T` is trusted: the rules check all fields of what administrators write, the functions write the rest. */
export function toLive<T>(snapshot: DocumentSnapshot): Live<T> {
  const fields = snapshot.data();
  return { ...(fields as T), id: snapshot.id, version: versionOf(fields) };
}
