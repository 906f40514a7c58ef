import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { STRANGER, unsignedIdToken } from '../support/clients.ts';
import { COLLECTIONS } from './collections.ts';

const stack = testStackAddresses();
const database = getFirestore(initializeApp({ projectId: stack.projectId }, 'rules-rest'));
const documents = `projects/${stack.projectId}/databases/(default)/documents`;
const root = `http://127.0.0.1:${stack.ports.firestore}/v1/${documents}`;

/** As a mail it is already sent, so the stack's delivery ignores it. */
const STORED = { user_email: 'visitor@example.com', admin_id: STRANGER.sub, state: 'sent' };
const ID = 'rules-rest';
const fields = { taken: { booleanValue: true } };

beforeAll(() => Promise.all(COLLECTIONS.map((name) => database.doc(`${name}/${ID}`).set(STORED))));
afterAll(() => Promise.all(COLLECTIONS.map((name) => database.doc(`${name}/${ID}`).delete())));

/** Every way to access a collection through REST: address and method. */
function requestsTo(name: string): [method: string, url: string, body?: object][] {
  const write = { update: { name: `${documents}/${name}/${ID}`, fields } };
  const structuredQuery = { from: [{ collectionId: name }] };
  return [
    ['GET', `${root}/${name}/${ID}`],
    ['GET', `${root}/${name}`],
    ['POST', `${root}:runQuery`, { structuredQuery }],
    [
      'POST',
      `${root}:runQuery`,
      { structuredQuery: { from: [{ collectionId: name, allDescendants: true }] } },
    ],
    [
      'POST',
      `${root}:runAggregationQuery`,
      {
        structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] },
      },
    ],
    ['POST', `${root}:batchGet`, { documents: [`${documents}/${name}/${ID}`] }],
    ['POST', `${root}/${name}?documentId=${ID}-new`, { fields }],
    ['PATCH', `${root}/${name}/${ID}`, { fields }],
    ['POST', `${root}:commit`, { writes: [write] }],
    ['POST', `${root}:commit`, { writes: [{ delete: `${documents}/${name}/${ID}` }] }],
    ['POST', `${root}:batchWrite`, { writes: [write] }],
    ['DELETE', `${root}/${name}/${ID}`],
  ];
}

/** Returns the refusal's status word, or the whole response if it is not a refusal. */
async function statusOf(
  method: string,
  url: string,
  body: object | undefined,
  token?: string,
): Promise<string> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return /"status":\s*"(\w+)"/.exec(text)?.[1] ?? `${response.status} ${text}`;
}

const callers = { 'a visitor': undefined, 'a signed-in stranger': unsignedIdToken(stack, STRANGER) };

for (const [who, token] of Object.entries(callers)) {
  test.for(COLLECTIONS)(`REST refuses ${who} every read and write of %s`, async (name) => {
    for (const [method, url, body] of requestsTo(name)) {
      expect([method, url, body, await statusOf(method, url, body, token)]).toEqual([
        method,
        url,
        body,
        'PERMISSION_DENIED',
      ]);
    }
    expect((await database.doc(`${name}/${ID}`).get()).data()).toEqual(STORED);
    expect((await database.doc(`${name}/${ID}-new`).get()).exists).toBe(false);
  });
}

test('the same requests reach the documents with the owner credential of the emulator', async () => {
  for (const name of COLLECTIONS) {
    const [method, url] = ['GET', `${root}/${name}/${ID}`];
    expect(await statusOf(method, url, undefined, 'owner')).toContain('visitor@example.com');
  }
});
