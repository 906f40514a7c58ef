import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Marking, NO_MARKING } from '#booth/common.ts';
import { readModel } from '../../packages/booth-3d/src/viewer/read-model.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { sourcePath } from '../../src/domain/media.ts';
import type { MarkModelRequest } from '../../src/domain/schemas/mark-model.ts';
import { signIn } from '../support/accounts.ts';
import { bucket, startAdminApi, upload } from '../support/admin-api-under-test.ts';
import { blockBooth, inlineBooth, type ModelFile } from '../support/model-files.ts';

const FRONT: [number, number, number] = [0, 0, 1];
/** On the wall and the counter of `blockBooth`, in the viewer's scene. */
const ON_WALL = { p: [0, 1.4, -1.35] as [number, number, number], n: FRONT, w: 2, h: 1 };
const ON_COUNTER = { p: [0.6, 0.6, 0.65] as [number, number, number], n: FRONT, w: 0.6, h: 0.4 };

async function uploaded(file: ModelFile, query = 'folder=booth-designs&name=blocks') {
  const [{ email }] = DEMO_ADMINS;
  const token = (await signIn(email, DEMO_ADMIN_PASSWORD)).idToken ?? '';
  const api = await startAdminApi();
  const { json } = await upload(api, token, await file.bytes(), {
    query,
    type: 'model/gltf-binary',
    route: 'models',
  });
  const url = json.model.url as string;
  const headers = { Authorization: `Bearer ${token}` };
  const mark = (marking: Partial<Marking>, more: Partial<MarkModelRequest> = {}) =>
    api.post(
      '/api/admin/models/mark',
      { url, name: 'blocks', marking: { ...NO_MARKING, ...marking }, ...more },
      randomUUID(),
      headers,
    );
  return { url, json, mark };
}

async function sceneOf(url: string) {
  const [bytes] = await bucket.file(url.slice('/media/'.length)).download();
  return readModel(new Uint8Array(gunzipSync(bytes)).buffer);
}

test('a stored model is packed again with its marks, which its record then has; one that does not fit fails alone', async () => {
  const { url, mark } = await uploaded(blockBooth());
  const { status, json } = await mark({ marks: [ON_WALL, ON_COUNTER] });
  expect([status, json.refused]).toEqual([200, []]);
  expect(json.model.url).not.toBe(url);
  expect(json.model.marking.marks).toEqual([ON_WALL, ON_COUNTER]);
  const { scene } = await sceneOf(json.model.url);
  expect(scene.sockets.map(({ p, maxW }) => [p[0], maxW])).toEqual([
    [0, 2],
    [0.6, 0.6],
  ]);

  const inTheAir = { ...ON_WALL, p: [0, 1.4, 0] as [number, number, number] };
  const marked = await mark({ marks: [inTheAir, ON_WALL, { ...ON_WALL, w: 6 }] });
  expect([marked.status, marked.json.refused]).toEqual([
    200,
    [
      { list: 'marks', index: 0, text: 'This logo is not on a surface.' },
      { list: 'marks', index: 2, text: 'This logo reaches beyond its surface.' },
    ],
  ]);
  expect(marked.json.model.marking).toEqual({ marks: [ON_WALL] });
  expect((await sceneOf(marked.json.model.url)).scene.sockets).toHaveLength(1);
});

test('another address, too many or impossible marks are refused, and so is a model whose file is gone', async () => {
  const { url, mark } = await uploaded(blockBooth());
  for (const more of [
    { url: '/media/../secret.bin' },
    { url: '/media/booth-designs/a.png' },
    { marking: { ...NO_MARKING, marks: Array.from({ length: 21 }, () => ON_WALL) } },
    { marking: { ...NO_MARKING, marks: [{ ...ON_WALL, w: -1 }] } },
  ]) {
    const { status, json } = await mark({}, more);
    expect([status, json.code]).toEqual([400, 'invalid']);
  }
  await bucket.file(sourcePath(url.slice('/media/'.length))).delete();
  const { status, json } = await mark({ marks: [ON_WALL] });
  const error = 'The file of this model is no longer stored. Choose it again.';
  expect([status, json]).toEqual([404, { success: false, code: 'not-found', error }]);
});

test('names in the file are proposals: one that is ignored no longer counts', async () => {
  const { json, mark } = await uploaded(inlineBooth());
  expect(json.named).toContainEqual({ list: 'marks', name: 'mark:counter' });
  const marked = await mark({ ignored: ['mark:counter', 'place:plant-snake', 'print:back wall'] });
  const { scene, parts } = await sceneOf(marked.json.model.url);
  expect(scene.sockets).toHaveLength(1);
  expect(scene.floor?.places.map(({ kind }) => kind)).toEqual(['brochure-rack', 'led-screen-55']);
  expect(marked.json.model.rest).toEqual(['brochure-rack', 'led-screen-55']);
  expect(parts.some(({ surface }) => surface === 'print')).toBe(false);
});

test('a pressed part is left out', async () => {
  const { mark } = await uploaded(blockBooth());
  const without = await mark({}, { press: { p: ON_COUNTER.p, n: FRONT } });
  expect(without.json.model.marking).toEqual({ left_out: ['Cube.001'] });
  expect((await mark({ marks: [ON_COUNTER], left_out: ['Cube.001'] })).json.refused).toHaveLength(1);
  const nothing = await mark({}, { press: { p: [0, 3, 0], n: [0, 1, 0] } });
  expect([nothing.status, nothing.json.fields]).toEqual([
    400,
    { 'model.0': 'There is no part at this point: press it again.' },
  ]);
});
