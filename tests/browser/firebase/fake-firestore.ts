/**
 * Replaces the package 'firebase/firestore' in component tests (vitest.config.ts): the functions that the panel calls,
 * on the documents of fake-database.ts. Rules and network behavior are tested on the real stack; indexes are compared
 * with the recorded queries after the run.
 */
import { commands } from 'vitest/browser';
import type { RecordedQuery } from '../../../scripts/test/query-indexes.ts';
import {
  commit,
  countReads,
  documentAt,
  documentsOf,
  type Listener,
  listen,
  reachServer,
  SERVER_TIME,
  type Write,
} from './fake-database.ts';
import { type Constraint, DOCUMENT_ID, type FakeQuery } from './fake-query.ts';
import { type FakeReference, FakeSnapshot, type Fields } from './fake-snapshot.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    recordQuery: (query: RecordedQuery) => Promise<void>;
  }
}

export { Timestamp } from './timestamp.ts';

export function getFirestore(): object {
  return {};
}

export function connectFirestoreEmulator(): void {}

export async function enableNetwork(): Promise<void> {}

export async function disableNetwork(): Promise<void> {}

export function serverTimestamp(): symbol {
  return SERVER_TIME;
}

export function collection(_db: object, name: string): FakeQuery {
  return { collection: name, constraints: [] };
}

export function doc(_db: object, name: string, id: string): FakeReference {
  return { path: `${name}/${id}`, id };
}

export function query(base: FakeQuery, ...constraints: Constraint[]): FakeQuery {
  return { ...base, constraints: [...base.constraints, ...constraints] };
}

export function queryEqual(a: FakeQuery, b: FakeQuery): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function where(field: string, op: string, value: unknown): Constraint {
  return { type: 'where', field, op, value };
}

export function orderBy(field: string, direction = 'asc'): Constraint {
  return { type: 'orderBy', field, isDescending: direction === 'desc' };
}

export function limit(count: number): Constraint {
  return { type: 'limit', count };
}

/** Placeholder for a document's id in a query. */
export function documentId(): string {
  return DOCUMENT_ID;
}

export function startAfter({ id }: FakeSnapshot): Constraint {
  return { type: 'startAfter', id };
}

export async function getDoc(ref: FakeReference): Promise<FakeSnapshot> {
  await reachServer(ref.path);
  countReads(1);
  return new FakeSnapshot(ref, documentAt(ref.path));
}

export async function getDocsFromServer(of: FakeQuery): Promise<{ docs: FakeSnapshot[] }> {
  await reachServer(`${of.collection}/`);
  const docs = documentsOf(bounded(of));
  countReads(docs.length);
  return { docs };
}

export async function getCountFromServer(of: FakeQuery): Promise<{ data: () => { count: number } }> {
  record(of);
  await reachServer(`${of.collection}/`);
  const { length } = documentsOf(of);
  // A read for each thousand counted entries
  countReads(Math.ceil(length / 1000));
  return { data: () => ({ count: length }) };
}

export function onSnapshot(
  of: FakeQuery,
  _options: object,
  next: Listener['next'],
  error: Listener['error'],
): () => void {
  return listen({ query: bounded(of), next, error });
}

/** Returns the query, which must have a limit: one without reads more every year. */
function bounded(of: FakeQuery): FakeQuery {
  record(of);
  if (of.constraints.some(({ type }) => type === 'limit')) return of;
  throw new Error(`A query of ${of.collection} has no limit`);
}

function record({ collection, constraints }: FakeQuery): void {
  const terms = constraints.flatMap((constraint) => {
    if (constraint.type === 'where') return { field: constraint.field, op: constraint.op };
    if (constraint.type !== 'orderBy') return [];
    return { field: constraint.field, op: constraint.isDescending ? 'DESCENDING' : 'ASCENDING' };
  });
  // The page may be gone before the response arrives
  commands.recordQuery({ collection, terms }).catch(() => undefined);
}

export function setDoc({ path }: FakeReference, fields: Fields): Promise<void> {
  return commit([{ kind: 'set', path, fields }]);
}

export function updateDoc({ path }: FakeReference, fields: Fields): Promise<void> {
  return commit([{ kind: 'update', path, fields }]);
}

/** Collects writes, for a transaction or a batch. */
class Writes {
  readonly list: Write[] = [];
  readonly get = getDoc;

  set({ path }: FakeReference, fields: Fields, options: { merge?: boolean } = {}): void {
    this.list.push({ kind: options.merge ? 'merge' : 'set', path, fields });
  }

  update({ path }: FakeReference, fields: Fields): void {
    this.list.push({ kind: 'update', path, fields });
  }

  delete({ path }: FakeReference): void {
    this.list.push({ kind: 'delete', path, fields: {} });
  }

  commit(): Promise<void> {
    return commit(this.list);
  }
}

export async function runTransaction<Result>(
  _db: object,
  work: (transaction: Writes) => Promise<Result>,
): Promise<Result> {
  const writes = new Writes();
  const result = await work(writes);
  if (writes.list.length > 0) await writes.commit();
  return result;
}

export function writeBatch(): Writes {
  return new Writes();
}
