import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  blockBooth,
  islandBooth,
  ModelFile,
  standExtra,
  toStrip,
} from '../../../../../tests/support/model-files.ts';
import { aPicture } from '../../../../../tests/support/pictures.ts';
import { packUpload } from '../pack-upload.ts';
import type { RepairTask } from './repair-in-thread.ts';

const EXPORTS = resolve(import.meta.dirname, '../../../fixtures/exports');

/** Packs a file and returns the notes about its repair. */
async function notesOf(file: ModelFile | Uint8Array, more: Partial<RepairTask> = {}): Promise<string[]> {
  const bytes = file instanceof ModelFile ? await file.bytes() : file;
  const { notes } = await packUpload({ bytes, kind: 'design', name: 'demo', ...more });
  return notes.map(({ text }) => text);
}

/** Notes about each export of one correct booth. */
const NOTES: Readonly<Record<string, string[]>> = {
  'booth-camera-light.glb': ['Left out: 1 camera and 1 lamp.'],
  'booth-draco.glb': [],
  'booth-english-capital-names.glb': [],
  'booth-inches.glb': ['Read as inches.'],
  'booth-joined-one-mesh.glb': ['The deck was cut out of “floor”.'],
  'booth-z-up.glb': ['Stood upright: its z axis pointed up.'],
};

test('every export has its notes', () => {
  expect(readdirSync(EXPORTS).toSorted()).toEqual(Object.keys(NOTES));
});

test.each(Object.entries(NOTES))('%s is taken', async (name, notes) => {
  expect(await notesOf(readFileSync(resolve(EXPORTS, name)))).toEqual(notes);
});

test('a Draco stream with more triangles than its description says is refused before it is decoded', async () => {
  const bytes = readFileSync(resolve(EXPORTS, 'booth-draco.glb'));
  // Two hundred million points and triangles, after the header and the traversal
  const many = [0x80, 0x84, 0xaf, 0x5f];
  bytes.set([...many, ...many], bytes.indexOf('DRACO') + 12);
  await expect(notesOf(bytes)).rejects.toMatchObject({
    reasons: ['Its compressed objects have far more triangles than a booth needs: simplify the largest.'],
  });
});

/** Changes the size or the place of everything in a file. */
function moved(file: ModelFile, change: { scale?: number; by?: [number, number, number]; degrees?: number }) {
  const { scale = 1, by = [0, 0, 0], degrees = 0 } = change;
  const root = file.document.createNode('root').setScale([scale, scale, scale]).setTranslation(by);
  const half = (degrees * Math.PI) / 360;
  root.setRotation([0, Math.sin(half), 0, Math.cos(half)]);
  for (const node of file.scene.listChildren()) root.addChild(node);
  file.scene.addChild(root);
  return file;
}

test.each([
  ['centimeters', 100],
  ['millimeters', 1_000],
  ['feet', 1 / 0.3048],
])('a booth in %s is read so', async (unit, scale) => {
  expect(await notesOf(moved(blockBooth(), { scale }))).toEqual([`Read as ${unit}.`]);
});

test('a size of the design decides between units', async () => {
  // 10 by 10 units and 2.4 high: a large booth in meters, or a flat one in feet
  const slab = () => {
    const file = new ModelFile();
    file.box('floor', [10, 0.1, 10], [0, 0, 0]);
    file.box('wall', [10, 2.4, 0.2], [0, 0, -4.9]);
    return file;
  };
  expect(await notesOf(slab())).toEqual([]);
  expect(await notesOf(slab(), { size: [3.048, 3.048] })).toEqual(['Read as feet.']);
  // Another size than the form has yet
  expect(await notesOf(islandBooth(), { size: [3.048, 3.048] })).toEqual([]);
});

test('a booth elsewhere, or with its wall in front, is moved and turned', async () => {
  expect(await notesOf(moved(blockBooth(), { by: [20, 3, -4] }))).toEqual(['Moved to the middle.']);
  expect(await notesOf(moved(blockBooth(), { degrees: 180 }))).toEqual([
    'Turned around: its wall was in front.',
  ]);
});

test('the largest low part is the deck if none is named so, otherwise one is added', async () => {
  const plane = blockBooth();
  plane.scene.listChildren()[0]?.setName('Plane');
  expect(await notesOf(plane)).toEqual(['“Plane” is the deck.']);
  const none = blockBooth();
  none.scene.listChildren()[0]?.dispose();
  expect(await notesOf(none, { size: [3.048, 3.048] })).toEqual([
    'Moved to the middle.',
    'A deck of 10 × 10 feet was added.',
  ]);
});

test('mirrored parts are taken', async () => {
  const file = blockBooth();
  file.box('arm', [1, 1, 1], [0, 0, 0]).setScale([-1, 1, 1]);
  expect(await notesOf(file)).toEqual([]);
});

test('an extra stands in the middle, and its lines are left out', async () => {
  const file = moved(standExtra(), { by: [3, 0, 0] });
  const [mesh] = file.document.getRoot().listMeshes();
  mesh?.addPrimitive(mesh.listPrimitives()[0]?.clone().setMode(1) ?? file.document.createPrimitive());
  expect(await notesOf(file, { kind: 'extra' })).toEqual([
    'Left out: 1 part of lines or points.',
    'Moved to the middle.',
  ]);
});

test('a fine surface is simplified', async () => {
  const file = blockBooth();
  const columns = Array.from({ length: 31_001 }, (_, column) => column / 31_000);
  const waves = columns.flatMap((x) => [-0.1, 0.1].flatMap((y) => [x, y, 0.1 * Math.sin(x * 10)]));
  toStrip(file.sheet('waves', [1, 1], [0, 1.5, 0]), waves);
  expect(await notesOf(file)).toEqual([
    expect.stringMatching(/^Simplified: [1-5]?\d,\d{3} triangles instead of 62,036\.$/),
  ]);
});

test('large pictures are reduced, and those that are damaged or none are left out', async () => {
  const picture = (width: number) => aPicture(width, 10).png().toBuffer();
  const unread = 'Left out: 1 picture that is damaged or neither JPEG, PNG nor WebP.';
  for (const [image, note] of [
    [await picture(3_000), 'Reduced to 2048 pixels: 1 picture.'],
    [(await picture(64)).subarray(0, -20), unread],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), unread],
  ] as const) {
    const file = blockBooth();
    const texture = file.document.createTexture('photo').setMimeType('image/png');
    file.material('gray', [0, 0, 0]).setBaseColorTexture(texture.setImage(new Uint8Array(image)));
    expect(await notesOf(file)).toEqual([note]);
  }
});

test.each([
  ['BLENDER-v402RENDH', 'This is a Blender file'],
  ['Kaydara FBX Binary  \x00', 'This is an FBX file'],
  ['{"asset":{"version":"2.0"}}', 'This is a glTF file in parts'],
  ['solid booth', 'This is an STL or OBJ file'],
  ['hello', 'This is not a GLB file'],
])('a file that begins with %s is refused by its name', async (start, sentence) => {
  await expect(notesOf(Buffer.from(start.padEnd(100)))).rejects.toThrow(sentence);
});
