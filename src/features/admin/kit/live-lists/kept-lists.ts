/**
 * The lists as the server last gave them, kept on this device for the times without a network. They go when the
 * administrator signs out, or the session ends: they hold visitors' names and addresses.
 */
import { type DocumentData, Timestamp } from 'firebase/firestore';
import { get, set } from 'idb-keyval';
import { keptStore } from './kept-store.ts';
import type { Live } from './live-record.ts';

export interface KeptList {
  /** When the server last gave it. */
  readonly at: Date;
  readonly documents: readonly Live<DocumentData>[];
}

/** Keeps a list under a name; does nothing where storage is blocked or full. */
export async function keepList(name: string, list: KeptList): Promise<void> {
  await set(name, list, keptStore()).catch(() => {});
}

/** The list that was kept under this name; null without one. */
export async function readKeptList(name: string): Promise<KeptList | null> {
  const kept = await get<KeptList>(name, keptStore()).catch(() => undefined);
  return kept ? { ...kept, documents: kept.documents.map((document) => withMoments(document)) } : null;
}

/** Storage keeps a Timestamp's fields and forgets what it is. */
function withMoments<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withMoments) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { seconds, nanoseconds, ...others } = value as Record<string, unknown>;
  if (typeof seconds === 'number' && typeof nanoseconds === 'number' && Object.keys(others).length === 0) {
    return new Timestamp(seconds, nanoseconds) as T;
  }
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withMoments(field)])) as T;
}
