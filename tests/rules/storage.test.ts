import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { STRANGER, unsignedIdToken } from '../support/clients.ts';

const stack = testStackAddresses();
const root = `http://127.0.0.1:${stack.ports.storage}/v0/b/${stack.bucket}/o`;
const bucket = getStorage(initializeApp({ projectId: stack.projectId }, 'rules-storage')).bucket(
  stack.bucket,
);

/** Folders in which the product stores images, the stranger's own, and an unknown one. */
const FOLDERS = ['booth-designs', 'extras', 'projects', 'demo-admin', STRANGER.sub, 'something-else'];
const NAME = 'rules-test.webp';

const callers = { 'a visitor': undefined, 'a signed-in stranger': unsignedIdToken(stack, STRANGER) };

async function call(token: string | undefined, method: string, url: string, body?: string): Promise<number> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body } : {}),
  });
  await response.arrayBuffer();
  return response.status;
}

beforeAll(() => Promise.all(FOLDERS.map((folder) => bucket.file(`${folder}/${NAME}`).save('stored'))));
afterAll(() => Promise.all(FOLDERS.map((folder) => bucket.file(`${folder}/${NAME}`).delete())));

for (const [who, token] of Object.entries(callers)) {
  test.for(FOLDERS)(`Storage refuses ${who} every read and write in %s/`, async (folder) => {
    const stored = `${root}/${encodeURIComponent(`${folder}/${NAME}`)}`;
    const upload = (name: string) =>
      `${root}?uploadType=media&name=${encodeURIComponent(`${folder}/${name}`)}`;
    for (const [method, url, body] of [
      ['GET', stored],
      ['GET', `${stored}?alt=media`],
      ['GET', `${root}?prefix=${folder}/&delimiter=/`],
      ['PATCH', stored, '{"metadata":{"taken":"yes"}}'],
      ['POST', upload(`new-${NAME}`), 'new'],
      ['POST', upload(NAME), 'new'],
      ['DELETE', stored],
    ] as const) {
      expect([method, url, await call(token, method, url, body)]).toEqual([method, url, 403]);
    }

    const [content] = await bucket.file(`${folder}/${NAME}`).download();
    expect(content.toString()).toBe('stored');
    expect(await bucket.file(`${folder}/new-${NAME}`).exists()).toEqual([false]);
  });
}

test('the same addresses answer with the owner credential of the emulator', async () => {
  for (const folder of FOLDERS) {
    const stored = `${root}/${encodeURIComponent(`${folder}/${NAME}`)}`;
    expect(await call('owner', 'GET', `${stored}?alt=media`)).toBe(200);
  }
});
