import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Marking, NO_MARKING } from '#booth/common.ts';
import { readModel } from '../../packages/booth-3d/src/viewer/read-model.ts';
import { sourcePath } from '../../src/domain/media.ts';
import type { MarkModelRequest } from '../../src/domain/schemas/packed-model.ts';
import { adminHeaders, bucket, startAdminApi, upload } from '../support/admin-api-under-test.ts';
import { blockBooth, inlineBooth, type ModelFile } from '../support/model-files.ts';

const FRONT: [number, number, number] = [0, 0, 1];
/** On the wall and the counter of `blockBooth`, in the viewer's scene. */
const ON_WALL = { p: [0, 1.4, -1.35] as [number, number, number], n: FRONT, w: 2, h: 1 };
const ON_COUNTER = { p: [0.6, 0.6, 0.65] as [number, number, number], n: FRONT, w: 0.6, h: 0.4 };

async function send(body: Uint8Array | string, query = 'folder=booth-designs&name=blocks') {
  return upload(await startAdminApi(), body, { query, type: 'model/gltf-binary', route: 'models' });
}

async function changed(change: (file: ModelFile) => unknown): Promise<Uint8Array> {
  const file = blockBooth();
  change(file);
  return file.bytes();
}

/** Uploads a model; `mark` packs it again with a marking. */
async function uploaded(file: ModelFile) {
  const api = await startAdminApi();
  const { json } = await send(await file.bytes());
  const url = json.model.url as string;
  const headers = await adminHeaders();
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

test('a model is stored with the uploaded file, and the answer has what its record needs', async () => {
  const { status, json } = await send(await changed((file) => file.point('place:bar-stools', [0, 0, 1])));
  expect([status, json]).toEqual([
    201,
    {
      success: true,
      model: {
        url: expect.stringMatching(/^\/media\/booth-designs\/blocks-[0-9a-f]{16}\.bin$/),
        kinds: [],
        rest: ['bar-stools'],
      },
      notes: [],
      refused: [],
      named: [],
    },
  ]);
  const path = json.model.url.slice('/media/'.length);
  const [files] = await bucket.getFiles({ prefix: path.replace('.bin', '.') });
  expect(files.map(({ name }) => name).sort()).toEqual([path, path.replace('.bin', '.source')]);
  expect(files[0]?.metadata).toMatchObject({
    contentType: 'application/octet-stream',
    cacheControl: 'public, max-age=31536000, immutable',
  });
});

test('a refused model says why, each reason on its own, and leaves nothing behind', async () => {
  const query = 'folder=booth-designs&name=refused';
  const body = await changed((file) => {
    file.sheet('mark:dot', [0.02, 0.02], [0, 1, 0]);
    file.point('place:', [0, 0, 0]);
  });
  const { status, json } = await send(body, query);
  expect([status, json.code, json.fields]).toEqual([
    400,
    'invalid',
    {
      'model.0': '“mark:dot” is smaller than 5 cm: enlarge it.',
      'model.1': '“place:” names no kind: write it like place:bar-stools.',
    },
  ]);
  expect((await bucket.getFiles({ prefix: 'booth-designs/refused' }))[0]).toEqual([]);
  for (const other of ['', 'folder=projects', 'folder=extras&name=../x'])
    expect((await send(await blockBooth().bytes(), other)).json.code).toBe('invalid');
});

test('30 MB are read, more are 413, and what is no model is 400', async () => {
  const MB = 1024 * 1024;
  const [most, more] = [await send(Buffer.alloc(30 * MB)), await send(Buffer.alloc(31 * MB))];
  expect([most.status, most.json.error]).toEqual([
    400,
    'This is not a GLB file: export it as “glTF Binary (.glb)”.',
  ]);
  expect([more.status, more.json.error]).toEqual([
    413,
    'The model is larger than 30 MB. Reduce its pictures, or its triangles.',
  ]);
});

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
  const nothing = await mark({}, { press: { p: [0, 3, 0], n: [0, 1, 0] } });
  expect([nothing.status, nothing.json.fields]).toEqual([
    400,
    { 'model.0': 'There is no part at this point: press it again.' },
  ]);
});
