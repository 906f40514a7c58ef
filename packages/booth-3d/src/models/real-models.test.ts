/** Files as current programs write them, made after real ones. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { closedGlb, openedGlb } from '../../../../tests/support/glb-json.ts';
import { blockBooth } from '../../../../tests/support/model-files.ts';
import { boundsOf } from './check-source.ts';
import { packUpload } from './pack-upload.ts';
import { repairInThread } from './repair/repair-in-thread.ts';
import { readSource } from './source-model.ts';
import { lookOf, meanOf } from './surface-looks.ts';

const FILES = resolve(import.meta.dirname, '../../fixtures/real');

/** Packs a file, and returns its notes and each part's look and sides from left, bottom and back. */
async function taken(file: string | Uint8Array) {
  const bytes = typeof file === 'string' ? readFileSync(resolve(FILES, file)) : file;
  const { notes } = await packUpload({ bytes, kind: 'design', name: 'demo' });
  const { meshes } = await readSource((await repairInThread({ bytes, kind: 'design' })).bytes, 'design');
  const parts = await Promise.all(
    meshes.map(async (mesh) => {
      const { low, high } = boundsOf(mesh.vertices);
      const look = await lookOf(mesh);
      const sides = low.map((from, axis) =>
        [from, high[axis] ?? 0].map((side) => Math.round(side * 100) / 100 + 0),
      );
      return [mesh.name, { look: `${look?.surface}${look?.picture ? ' with picture' : ''}`, sides }] as const;
    }),
  );
  return { notes: notes.map(({ text }) => text), parts: Object.fromEntries(parts) };
}

const FIGURE = [
  [-0.2, 0.2],
  [0, 1.8],
  [0.2, 0.6],
];

test.each([
  ['bones-centimeters.glb', FIGURE],
  ['bones-non-uniform.glb', FIGURE],
  ['bones-mirrored.glb', [[-0.5, -0.1], ...FIGURE.slice(1)]],
])('the figure of %s stands where its bones put it', async (file, sides) => {
  const { parts, notes } = await taken(file);
  expect(parts['figure']?.sides).toEqual(sides);
  expect(notes).toEqual(['Left out: 1 set of bones.']);
});

test.each([
  ['json-nul-padding.glb', []],
  ['meshopt-khr.glb', []],
  ['picture-data-uri.glb', []],
  ['transmission-glass.glb', []],
  ['node-hidden.glb', ['Left out: 1 hidden object.']],
  ['ktx2-required.glb', ['Left out: 1 KTX2 picture that cannot be read.']],
])('%s is taken', async (file, notes) => {
  const { parts, notes: found } = await taken(file);
  expect(found).toEqual(notes);
  expect(parts).toMatchObject({ floor: {}, wall: {} });
  expect(parts).not.toHaveProperty('old counter');
  if (parts['pane']) expect(parts['pane'].look).toBe('glass');
  if (file === 'picture-data-uri.glb') expect(parts['banner']?.look).toMatch(/with picture$/);
});

/** Returns a picture of one color with an element at each corner, as KTX2. */
async function ktx(isUastc: boolean): Promise<Uint8Array> {
  const { encodeToKTX2 } = await import('ktx2-encoder');
  const data = new Uint8Array(64 * 64 * 4).map((_, at) => [200, 40, 30, 255][at % 4] ?? 0);
  const imageDecoder = async () => ({ width: 64, height: 64, data });
  const how = { isUASTC: isUastc, needSupercompression: isUastc, generateMipmap: false };
  return encodeToKTX2(data, { imageDecoder, ...how });
}

test.each([
  ['ETC1S', false],
  ['UASTC', true],
])('a KTX2 picture in %s is drawn', async (_format, isUastc) => {
  const file = blockBooth();
  const texture = file.document.createTexture('photo').setMimeType('image/ktx2');
  file.material('gray', [0, 0, 0]).setBaseColorTexture(texture.setImage(new Uint8Array(await ktx(isUastc))));
  const { bytes, notes } = await repairInThread({ bytes: await file.bytes(), kind: 'design' });
  expect(notes).toEqual([]);
  const { meshes } = await readSource(bytes, 'design');
  const picture = meshes.flatMap(({ material }) => material?.getBaseColorTexture() ?? [])[0];
  expect(await meanOf(picture ?? texture)).toEqual([0.58, 0.02, 0.01].map((part) => expect.closeTo(part, 1)));
});

test('a plain picture next to a KTX2 one is used', async () => {
  const { json, binary } = openedGlb(readFileSync(resolve(FILES, 'picture-data-uri.glb')));
  json.textures[0].extensions = {
    KHR_texture_basisu: { source: json.images.push({ uri: 'data:image/ktx2;base64,AAAA' }) - 1 },
  };
  const { parts, notes } = await taken(closedGlb({ json, binary }));
  expect([notes, parts['banner']?.look]).toEqual([[], expect.stringMatching(/with picture$/)]);
});

test('what hangs below a hidden object is hidden, too', async () => {
  const { json, binary } = openedGlb(readFileSync(resolve(FILES, 'node-hidden.glb')));
  const hidden = json.nodes[2];
  const extensions = { KHR_node_visibility: { visible: true } };
  hidden.children = [json.nodes.push({ name: 'old sign', mesh: hidden.mesh, extensions }) - 1];
  const { parts } = await taken(closedGlb({ json, binary }));
  expect(Object.keys(parts)).toEqual(['floor', 'wall']);
});

test('what a file requires and is not read is named, and blamed if nothing is left', async () => {
  const { json, binary } = openedGlb(readFileSync(resolve(FILES, 'transmission-glass.glb')));
  json.extensionsRequired = ['EXT_future_looks'];
  expect((await taken(closedGlb({ json, binary }))).notes).toEqual([
    'Not read, though the file requires it: EXT_future_looks.',
  ]);
  for (const { primitives } of json.meshes) for (const part of primitives) part.attributes = {};
  await expect(taken(closedGlb({ json, binary }))).rejects.toThrow(
    'It needs EXT_future_looks, which cannot be read: export it without.',
  );
});
