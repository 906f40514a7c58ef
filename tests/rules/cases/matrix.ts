import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { RECORDS } from '../../../src/domain/records/records.ts';
import { newRecord, recordId, storedRecord, WRITTEN_NAMES, type WrittenCollection } from './records.ts';
import { ADMIN, CALLERS, type CallerName, grantAdminsAccess, OTHER_ADMIN } from './roles.ts';
import type { Client } from './try-rules.ts';

/** A caller's attempt on a collection. The first administrator, the caller and someone else have a record in it. */
export const OPERATIONS = [
  'create',
  'create for another',
  'get',
  'look for',
  'list',
  'list its own',
  'list at any depth',
  'update',
  'delete',
] as const;
export type Operation = (typeof OPERATIONS)[number];

const READ: readonly Operation[] = ['get', 'look for', 'list', 'list its own'];

/** Operations that the rules must allow to the record's owner and to the other administrator. */
function rightsIn(collection: string): { owner: readonly Operation[]; other: readonly Operation[] } {
  const record = RECORDS.find(({ name }) => name === collection);
  const { read, write, change } = record?.administrators ?? { read: 'none', write: [] };
  const reads = {
    none: [],
    own: READ.filter((operation) => operation !== 'list'),
    all: READ,
  }[read];
  return {
    owner: [...reads, ...write],
    other: [
      ...reads.filter((operation) => read === 'all' || operation !== 'get'),
      ...write.filter((operation) => operation === 'create' || change === 'all'),
    ],
  };
}

/** Returns the operations on `collection` that the rules must allow to `caller`: none unless it is an administrator. */
export function allowedTo(caller: CallerName, collection: string): readonly Operation[] {
  const { owner, other } = rightsIn(collection);
  if (caller === 'an administrator') return owner;
  if (caller === 'another administrator') return other;
  return [];
}

/** Empties the collection and stores the records that `operation` needs. */
export async function prepare(database: Firestore, caller: CallerName, name: string, operation: Operation) {
  await database.recursiveDelete(database.collection(name));
  await grantAdminsAccess(database);
  if (operation.startsWith('create')) return;
  // Stored last: where all share one record, it is the first administrator's
  const owners = new Set(['third', uidOf(caller), ADMIN]);
  for (const owner of owners) {
    await database.doc(`${name}/${recordId(name, owner, 'stored')}`).set(stored(name, owner));
  }
}

/** Performs the operation on the first administrator's record, or creates a record. */
export function attempt(
  client: Client,
  caller: CallerName,
  name: string,
  operation: Operation,
): Promise<unknown> {
  const uid = uidOf(caller);
  const record = doc(client, name, recordId(name, ADMIN, 'stored'));
  const created = (owner: string) =>
    setDoc(doc(client, name, recordId(name, owner, 'created')), fresh(name, owner));
  const attempts: Record<Operation, () => Promise<unknown>> = {
    get: () => getDoc(record),
    'look for': () => getDoc(doc(client, name, `${uid}_2031-01-01`)),
    list: () => getDocs(collection(client, name)),
    'list at any depth': () => getDocs(collectionGroup(client, name)),
    'list its own': () => getDocs(query(collection(client, name), where('admin_id', '==', uid))),
    create: () => created(uid),
    'create for another': () => created(uid === ADMIN ? OTHER_ADMIN : ADMIN),
    update: () => updateDoc(record, { admin_id: ADMIN, updated_at: serverTimestamp() }),
    delete: () => deleteDoc(record),
  };
  return attempts[operation]();
}

function uidOf(caller: CallerName): string {
  return CALLERS[caller]?.uid ?? 'nobody';
}

function isWritten(name: string): name is WrittenCollection {
  return WRITTEN_NAMES.some((written) => written === name);
}

function stored(name: string, owner: string): Record<string, unknown> {
  return isWritten(name) ? storedRecord(name, owner) : { admin_id: owner, note: 'stored' };
}

function fresh(name: string, owner: string): Record<string, unknown> {
  return isWritten(name) ? newRecord(name, owner) : { admin_id: owner, note: 'new' };
}
