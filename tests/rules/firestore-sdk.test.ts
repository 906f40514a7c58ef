import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from 'firebase/firestore';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { STRANGER } from '../support/clients.ts';
import { COLLECTIONS } from './collections.ts';

const { projectId, ports } = testStackAddresses();
const database = getFirestore(initializeApp({ projectId }, 'rules-sdk'));

/**
 * A document that the rules must not expose. As a mail it is already sent, so the stack's delivery ignores it.
 */
const STORED = {
  user_email: 'visitor@example.com',
  admin_id: STRANGER.sub,
  is_active: true,
  state: 'sent',
};
const ID = 'rules-sdk';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  // The SDK logs every refusal, and refusals are what these tests are about.
  setLogLevel('silent');
  // Loads no rules: this tests the rules that the stack has loaded from firestore.rules.
  environment = await initializeTestEnvironment({
    projectId,
    firestore: { host: '127.0.0.1', port: ports.firestore },
  });
  await Promise.all(COLLECTIONS.map((name) => database.doc(`${name}/${ID}`).set(STORED)));
});

afterAll(async () => {
  await Promise.all(COLLECTIONS.map((name) => database.doc(`${name}/${ID}`).delete()));
  await environment.cleanup();
});

const callers = {
  'a visitor': () => environment.unauthenticatedContext(),
  'a signed-in stranger': () => {
    const { sub, ...claims } = STRANGER;
    return environment.authenticatedContext(sub, claims);
  },
};

for (const [who, context] of Object.entries(callers)) {
  test.for(COLLECTIONS)(`${who} can neither read nor write %s`, async (name) => {
    const client = context().firestore();
    const stored = doc(client, name, ID);
    await assertFails(getDoc(stored));
    await assertFails(getDocs(collection(client, name)));
    await assertFails(getDocs(query(collection(client, name), where('admin_id', '==', STRANGER.sub))));
    await assertFails(setDoc(doc(client, name, `${ID}-new`), STORED));
    await assertFails(setDoc(stored, { taken: true }));
    await assertFails(updateDoc(stored, { taken: true }));
    await assertFails(deleteDoc(stored));

    expect((await database.doc(`${name}/${ID}`).get()).data()).toEqual(STORED);
    expect((await database.doc(`${name}/${ID}-new`).get()).exists).toBe(false);
  });
}
