/** In-memory database for component tests, with live lists and the ways in which a server can fail. */

import { FirebaseError } from 'firebase/app';
import type { CollectionName } from '../../../src/domain/records/records.ts';
import { type FakeQuery, findDocuments } from './fake-query.ts';
import type { FakeSnapshot, Fields } from './fake-snapshot.ts';
import { Timestamp } from './timestamp.ts';

/** Placeholder for the server's time in written data. */
export const SERVER_TIME = Symbol('server time');

/** One step of a write; all steps take effect together. */
export interface Write {
  readonly kind: 'set' | 'merge' | 'update' | 'delete';
  readonly path: string;
  readonly fields: Fields;
}

export interface Listener {
  readonly query: FakeQuery;
  readonly next: (snapshot: { docs: FakeSnapshot[]; metadata: { fromCache: boolean } }) => void;
  readonly error: (error: FirebaseError) => void;
}

type Refused = (path: string) => boolean;

const documents = new Map<string, Fields>();
/** Each open list with the documents that it has received; null before the first answer. */
const listeners = new Map<Listener, ReadonlyMap<string, Fields | undefined> | null>();
let reads = 0;
let isRefused: Refused = () => false;
let isSilent = false;
let losesAnswers = false;
let requestsLeft = Number.POSITIVE_INFINITY;
let release: () => void = () => undefined;

/** Changes that tests make directly to the database. */
export const database = {
  /** Starts an empty database that responds. */
  start(): void {
    documents.clear();
    listeners.clear();
    isRefused = () => false;
    isSilent = false;
    losesAnswers = false;
    requestsLeft = Number.POSITIVE_INFINITY;
    reads = 0;
  },

  /** Number of documents read so far, as Firestore bills them. */
  reads(): number {
    return reads;
  },

  /** Stores a document, with `created_at` and `updated_at` set to now unless given; open lists show it. */
  store(path: string, fields: Fields): void {
    const now = Timestamp.now();
    documents.set(path, { created_at: now, updated_at: now, ...fields });
    notify();
  },

  /** Changes some fields, as another administrator does. */
  change(path: string, fields: Fields): void {
    documents.set(path, { ...documents.get(path), updated_at: Timestamp.now(), ...fields });
    notify();
  },

  remove(path: string): void {
    documents.delete(path);
    notify();
  },

  read(path: string): Fields | undefined {
    return documents.get(path);
  },

  /** All documents of a collection, each with its id. */
  all(collection: CollectionName): Fields[] {
    return findDocuments({ collection, constraints: [] }, documents).map((found) => ({
      ...found.data(),
      id: found.id,
    }));
  },

  /** The only document of a collection; fails if there are none or several. */
  only(collection: CollectionName): Fields {
    const [first, ...others] = database.all(collection);
    if (!first || others.length > 0) throw new Error(`${others.length + (first ? 1 : 0)} in ${collection}`);
    return first;
  },

  /** Refuses these documents from now on, all by default; open lists end. */
  refuse(refused: Refused = () => true): void {
    isRefused = refused;
    for (const listener of listeners.keys()) {
      if (!refused(`${listener.query.collection}/`)) continue;
      listeners.delete(listener);
      listener.error(refusal());
    }
  },

  allow(): void {
    isRefused = () => false;
  },

  /** Stops responding. */
  silence(): void {
    isSilent = true;
  },

  /** Responds to `requests` more requests; the next ones wait until `answer`. */
  holdAfter(requests: number): void {
    requestsLeft = requests;
  },

  /** Responds again, also to the waiting requests. */
  answer(): void {
    isSilent = false;
    requestsLeft = Number.POSITIVE_INFINITY;
    release();
    notify();
  },

  /** Lets writes take effect from now on without a response. */
  loseAnswers(): void {
    losesAnswers = true;
  },

  keepAnswers(): void {
    losesAnswers = false;
  },
};

/** Adds a request that returned or counted this many documents; at least one is billed. */
export function countReads(documentsRead: number): void {
  reads += Math.max(1, documentsRead);
}

/** Waits for the database's response to a reader or writer of this document. */
export async function reachServer(path: string): Promise<void> {
  await Promise.resolve();
  if (isSilent) await new Promise(() => {});
  requestsLeft -= 1;
  if (requestsLeft < 0) {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  }
  if (isRefused(path)) throw refusal();
}

export function documentAt(path: string): Fields | undefined {
  return documents.get(path);
}

export function documentsOf(query: FakeQuery): FakeSnapshot[] {
  return findDocuments(query, documents);
}

/** Applies all steps, or none. */
export async function commit(writes: readonly Write[]): Promise<void> {
  for (const { path } of writes) await reachServer(path);
  const now = Timestamp.now();
  for (const { kind, path, fields } of writes) {
    const before = documents.get(path);
    if (kind === 'update' && !before) throw new FirebaseError('not-found', `No document to update: ${path}`);
    if (kind === 'delete') documents.delete(path);
    else documents.set(path, { ...(kind === 'set' ? {} : before), ...withTime(fields, now) });
  }
  notify();
  if (losesAnswers) throw new FirebaseError('unavailable', 'The answer was lost.');
}

/** Follows a query until the returned function is called. */
export function listen(listener: Listener): () => void {
  listeners.set(listener, null);
  queueMicrotask(() => {
    if (!listeners.has(listener)) return;
    if (!isRefused(`${listener.query.collection}/`)) return tell(listener);
    listeners.delete(listener);
    listener.error(refusal());
  });
  return () => listeners.delete(listener);
}

function notify(): void {
  if (isSilent) return;
  for (const listener of listeners.keys()) tell(listener);
}

function tell(listener: Listener): void {
  const { query, next } = listener;
  // Without a response the SDK reports its cache, which is empty
  if (isSilent) {
    next({ docs: [], metadata: { fromCache: true } });
    return;
  }
  const docs = documentsOf(query);
  const before = listeners.get(listener);
  const sent = new Map(docs.map(({ ref }) => [ref.path, documents.get(ref.path)]));
  const changed = [...sent].filter(([path, fields]) => before?.get(path) !== fields).length;
  if (!before || changed > 0) countReads(changed);
  listeners.set(listener, sent);
  next({ docs, metadata: { fromCache: false } });
}

function withTime(fields: Fields, now: Timestamp): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === SERVER_TIME ? now : value]),
  );
}

function refusal(): FirebaseError {
  return new FirebaseError('permission-denied', 'Missing or insufficient permissions.');
}
