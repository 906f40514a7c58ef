import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { blockBooth, ModelFile, standExtra } from '../../../../tests/support/model-files.ts';
import { type Mark, type Marking, NO_MARKING } from '../marking/marking.ts';
import { missingIn } from '../marking/missing.ts';
import { trianglesIn } from '../marking/read-surfaces.ts';
import { Surfaces } from '../marking/surfaces.ts';
import type { Vec3 } from '../viewer/model.ts';
import { readModel } from '../viewer/read-model.ts';
import { packUpload, partOfUpload } from './pack-upload.ts';

const EXPORTS = resolve(import.meta.dirname, '../../fixtures/exports');
const FRONT: Vec3 = [0, 0, 1];

async function bytesOf(file: ModelFile | string): Promise<Uint8Array> {
  return file instanceof ModelFile ? file.bytes() : readFileSync(resolve(EXPORTS, file));
}

/** Packs a model as an upload, and reads it as the panel does. */
async function packed(
  file: ModelFile | string,
  marking: Partial<Marking> = {},
  kind: 'design' | 'extra' = 'design',
) {
  const bytes = await bytesOf(file);
  const task = { kind, name: 'demo', marking: { ...NO_MARKING, ...marking } } as const;
  const { packed, ...about } = await packUpload({ bytes, ...task });
  const model = readModel(new Uint8Array(gunzipSync(packed)).buffer);
  return { ...model, ...about, surfaces: new Surfaces(trianglesIn(model)) };
}

/** Returns what a press in the panel proposes. */
function pressed({ surfaces }: Awaited<ReturnType<typeof packed>>, p: Vec3, n = FRONT): Mark {
  const surface = surfaces.at(p, n);
  if (!surface) throw new Error('Nothing was pressed.');
  return structuredClone(surface.best) as unknown as Mark;
}

test('a surface that was pressed takes a logo as large as itself', async () => {
  const plain = await packed(blockBooth());
  expect(plain.scene.sockets).toEqual([]);
  const wall = pressed(plain, [0.4, 1.5, -1.35]);
  const counter = pressed(plain, [0.6, 0.6, 0.65]);
  const sides = [wall.w, wall.h, counter.w, counter.h];
  expect(sides.map((side) => side.toFixed(2))).toEqual(['3.05', '2.40', '0.90', '1.00']);
  const { scene, refused } = await packed(blockBooth(), { marks: [wall, counter] });
  expect(refused).toEqual([]);
  expect(scene.sockets.flatMap(({ maxW, maxH }) => [maxW, maxH])).toEqual(sides);
});

test.each([
  ['booth-joined-one-mesh.glb', []],
  ['booth-z-up.glb', ['mark:wall']],
] as const)('what the panel proposes for any surface of %s is taken', async (file, ignored) => {
  const { surfaces } = await packed(file);
  const upright = surfaces.bySize().filter(({ best: { n } }) => Math.abs(n[1]) < 0.3);
  const marks = upright.slice(0, 20).map(({ best }) => structuredClone(best) as unknown as Mark);
  expect(marks.length).toBeGreaterThan(8);
  const { refused, scene } = await packed(file, { marks, ignored: [...ignored] });
  expect(refused).toEqual([]);
  expect(scene.sockets).toHaveLength(marks.length);
});

test('a surface takes the color, or all sides of its part; a screen shines', async () => {
  const at = { p: [0.4, 1.5, -1.35] as [number, number, number], n: [0, 0, 1] as [number, number, number] };
  const missing = async (marking: Partial<Marking>) => missingIn(await packed(blockBooth(), marking));
  const shining = async (marking: Partial<Marking>) => {
    const { parts } = await packed(blockBooth(), marking);
    const own = parts.filter(({ surface }) => surface === 'glow');
    return own.reduce((sum, { indices }) => sum + indices.length / 3, 0);
  };
  const color = "Visitors can't try their color on it.";
  expect(await missing({})).toEqual([
    "Visitors can't see their logo on it.",
    color,
    "Visitors can't place extras in it.",
  ]);
  expect(await missing({ prints: [at] })).not.toContain(color);
  const front = await shining({ screens: [at] });
  expect(front).toBeGreaterThan(0);
  expect(await shining({ screens: [{ ...at, whole: true }] })).toBeGreaterThan(2 * front);
});

test('an extra takes marks too', async () => {
  const top: Mark = { p: [0, 0.8, 0.15], n: [0, 0, 1], w: 0.3, h: 0.2 };
  const { scene, refused } = await packed(standExtra(), { marks: [top], ignored: ['mark:top'] }, 'extra');
  expect([refused, scene.sockets.map(({ p }) => p[1])]).toEqual([[], [0.8]]);
});

test('a wrong mark says what is wrong with it', async () => {
  const mark: Mark = { p: [0, 1.4, -1.35], n: [0, 0, 1], w: 1, h: 1 };
  const marks: Mark[] = [
    { ...mark, p: [0, 1.4, -0.5] },
    { ...mark, p: [0.6, 1.04, 0.4], n: [0, 1, 0], w: 0.2, h: 0.2 },
    { ...mark, h: 3 },
    { ...mark, n: [1, 0, 0] },
  ];
  const prints = [{ p: [0, 0.04, 1] as [number, number, number], n: [0, 1, 0] as [number, number, number] }];
  const { refused } = await packed(blockBooth(), { marks, prints });
  expect(refused.map(({ text }) => text)).toEqual([
    'This logo is not on a surface.',
    'A logo needs an upright surface.',
    'This logo reaches beyond its surface.',
    'This logo is not on a surface.',
    'The deck keeps its look.',
  ]);
});

test('a part is found by a point on it, by a name of its own; left out, it changes nothing else', async () => {
  const file = blockBooth();
  file.box('Cube', [0.4, 0.4, 0.4], [-0.9, 0.02, 0.8]);
  const bytes = await file.bytes();
  const at = (p: Vec3, n: Vec3) => partOfUpload({ bytes, kind: 'design' }, { p, n });
  expect(await at([-0.9, 0.2, 1], FRONT)).toBe('Cube (2)');
  expect(await at([0, 1.4, -1.35], FRONT)).toBe('Cube');
  expect(await at([0, 0.04, 1.2], [0, 1, 0])).toBe('floor');
  await expect(at([0, 3, 0], FRONT)).rejects.toThrow('There is no part at this point: press it again.');
  const { scene } = await packed(file, { left_out: ['Cube'] });
  expect(scene.box[1][1]).toBeCloseTo(1.04, 2);
});

test('a model of one piece has no part to leave out', async () => {
  const bytes = await bytesOf('booth-joined-one-mesh.glb');
  const found = partOfUpload({ bytes, kind: 'design' }, { p: [0, 1, -1.425], n: FRONT });
  await expect(found).rejects.toThrow('The model is one piece');
});

test('a backdrop that was taken for the deck is left out, and the booth stands in its middle', async () => {
  const far = () => {
    const file = blockBooth();
    file.scene.listChildren()[0]?.setName('Carpet');
    for (const node of file.scene.listChildren()) {
      const [x, y, z] = node.getTranslation();
      node.setTranslation([x + 2, y + 0.05, z]);
    }
    file.box('Backdrop', [9, 0.02, 9], [0, 0, 0]);
    return file;
  };
  const first = await packed(far());
  expect(first.notes).toContainEqual({ text: '“Backdrop” is the deck.' });
  const bytes = await far().bytes();
  const part = await partOfUpload({ bytes, kind: 'design' }, { p: [-3, 0.04, 0], n: [0, 1, 0] });
  expect(part).toBe('Backdrop');
  const { scene, notes } = await packed(far(), { left_out: ['Backdrop'] });
  expect(scene.size).toEqual([3.048, 3.048]);
  expect(notes).toContainEqual({ text: '“Carpet” is the deck.' });
});
