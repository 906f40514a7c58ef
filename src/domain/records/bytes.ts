import * as z from 'zod/mini';
import { follows } from '../schemas/text.ts';

/** Bytes as the database has them: a Buffer on the server, Firestore's own kind in the browser. */
export type StoredBytes = Uint8Array | { readonly toUint8Array: () => Uint8Array };

export function bytes() {
  return z.custom<StoredBytes>((value) => rawBytes(value) !== null).check(follows('bytes'));
}

/** The bytes of a stored value; null if it is something else. */
export function rawBytes(value: unknown): Uint8Array | null {
  if (value instanceof Uint8Array) return value;
  const stored = value as Partial<Exclude<StoredBytes, Uint8Array>> | null | undefined;
  return typeof stored?.toUint8Array === 'function' ? stored.toUint8Array() : null;
}
