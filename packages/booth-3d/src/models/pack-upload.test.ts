import sharp from 'sharp';
import { expect, test } from 'vitest';
import { blockBooth, inlineBooth, ModelFile, standExtra } from '../../../../tests/support/model-files.ts';
import { positionOf } from '../../../../tests/support/model-vertices.ts';
import { packedUpload } from '../../../../tests/support/packed-upload.ts';
import { openFloor } from '../placement/floor.ts';
import { placeExtras } from '../placement/place-extras.ts';
import { pieceScene } from '../viewer/gpu-models.ts';
import type { ModelPart } from '../viewer/model.ts';
import { kindsIn } from './model-kinds.ts';
import { ModelRefused } from './model-refused.ts';
import { packUpload } from './pack-upload.ts';

/** Returns the reasons for refusing a model; empty if it is accepted. */
async function reasonsOf(file: ModelFile, kind: 'design' | 'extra' = 'design') {
  return packUpload({ bytes: await file.bytes(), kind, name: 'demo' }).then(
    () => [],
    (error) => (error instanceof ModelRefused ? error.reasons : Promise.reject(error)),
  );
}

test('a booth keeps its size, stands on the deck, and has its four views, its floor, its places and its marks', async () => {
  const { scene, parts } = await packedUpload(inlineBooth());
  expect(scene.size).toEqual([9.144, 3.048]);
  expect(scene.box[1][1]).toBeCloseTo(2.53, 2);
  expect(Object.keys(scene.views)).toEqual(['topview', 'frontview', 'leftview', 'rightview']);
  const floor = scene.floor;
  expect(floor?.places).toContainEqual({ kind: 'led-screen-55', x: -0.4, z: 0.2, degrees: 15, spare: true });
  expect(floor?.use).toEqual([[2.6, 1.3]]);
  expect(floor?.air).toBe('inline');
  // Marks are as large as they are drawn, and take the light and the color behind them
  const wall = scene.sockets.find(({ maxW }) => maxW === 3);
  expect(wall).toMatchObject({ p: [-2, 1.5, -1.405], n: [0, 0, 1], maxH: 1.1, kind: 'print' });
  expect(wall?.lum).toBeLessThan(0.1);
  expect(wall?.light[0][0]).toBeGreaterThan(0.3);
  // A mark without a picture is not drawn
  expect(parts.some(({ isMark }) => isMark)).toBe(false);
});

test('a booth states the pieces that it has itself, by nodes with or without a mesh', async () => {
  const file = inlineBooth();
  file.box('has:bar-stools.001', [0.4, 0.8, 0.4], [0, 0.04, 0]);
  file.box('has:bar-stools.002', [0.4, 0.8, 0.4], [0.6, 0.04, 0]);
  file.point('has:reception-counter', [2.6, 0.04, 0.6]);
  const { scene } = await packedUpload(file);
  expect(scene.floor?.has).toEqual(['bar-stools', 'bar-stools', 'reception-counter']);
  const { packed } = await packUpload({ bytes: await file.bytes(), kind: 'design', name: 'demo' });
  expect(kindsIn(packed).has).toEqual(scene.floor?.has);
  // Only people and seats need a place to stand
  expect(scene.floor?.use).toEqual([[2.6, 1.3]]);
  file.point('has:', [0, 0, 0]);
  expect(await reasonsOf(file)).toEqual(['“has:” names no kind: write it like has:bar-stools.']);
});

test('what stands on the floor is taken, the rest is free', async () => {
  const { scene } = await packedUpload(blockBooth());
  if (!scene.floor) throw new Error('No floor');
  const { taken, columns } = openFloor(scene.floor);
  const at = (x: number, z: number) =>
    taken[Math.floor((z + 1.524) / 0.05) * columns + Math.floor((x + 1.524) / 0.05)];
  expect([at(0, -1.4), at(0.6, 0.4), at(-0.6, 0.4), at(0.6, 1)]).toEqual([1, 1, 0, 0]);
});

test('a mark with a picture is drawn, and pictures of walls take the visitor’s color only if they are prints', async () => {
  const file = inlineBooth();
  const texture = await file.picture('brand', '#c04020');
  const branded = file.material('branded', [1, 1, 1], (material) => material.setBaseColorTexture(texture));
  file.sheet('mark:door', [0.5, 0.3], [0, 1, 0.4], branded);
  file.sheet('poster', [1, 1], [0, 1, 0.3], branded);
  file.sheet('print:banner', [1, 1], [1, 1, 0.3], branded);
  const { parts, images } = await packedUpload(file);
  expect(parts.filter(({ isMark }) => isMark)).toMatchObject([{ surface: 'decal', image: 0 }]);
  const prints = parts.filter(({ surface }) => surface === 'print');
  const classes = prints.map(({ attributes }) => attributes.find(({ location }) => location === 3)?.bytes[3]);
  expect(new Set(classes)).toEqual(new Set([9, undefined]));
  expect(images[0]?.type).toBe('image/avif');
});

test('an extra knows its outline, its users and the places where it stands', async () => {
  const { scene } = await packedUpload(standExtra(), 'extra');
  expect(scene.stands).toEqual([
    { kind: 'brochure-rack', bodies: [[-0.2, -0.15, 0.2, 0.152]], use: [[0, 0.6]], needs: 1 },
  ]);
  expect(scene.floor).toBeUndefined();
  expect(scene.maps).toEqual({ ground: 0, shadow: 1 });
});

test('an extra that leans takes the floor under what is below head height', async () => {
  const file = new ModelFile();
  const lean = Math.PI / 6;
  file.box('panel', [0.02, 2.8, 0.5], [0, 0, 0]).setRotation([0, 0, Math.sin(lean / 2), Math.cos(lean / 2)]);
  const { scene } = await packedUpload(file, 'extra');
  // Its foot, and where it reaches 2 m
  expect(scene.stands?.[0]?.bodies[0]).toEqual([
    expect.closeTo(-0.46, 2),
    -0.25,
    expect.closeTo(0.71, 2),
    0.25,
  ]);
});

/** Returns a set of two: a glowing lamp, and a sign with a place for a logo. */
function setOfTwo(): ModelFile {
  const file = new ModelFile();
  const bulb = file.material('bulb', [1, 1, 1], (material) => material.setEmissiveFactor([1, 1, 1]));
  const lamp = file.point('place:floor-lamp', [-0.6, 0, 0.1]);
  lamp.addChild(file.box('stem', [0.1, 1.4, 0.1], [0, 0, 0]));
  lamp.addChild(file.box('bulb', [0.3, 0.3, 0.3], [0, 1.4, 0], bulb));
  const sign = file.point('place:sign', [0.5, 0, 0]);
  sign.addChild(file.box('board', [0.6, 1.6, 0.1], [0, 0, 0]));
  sign.addChild(file.sheet('mark:sign', [0.4, 0.3], [0, 1.2, 0.052]));
  sign.addChild(file.point('use:sign', [0, 0, 0.7]));
  return file;
}

test('an extra with several places has a piece at each, which stands by itself with its triangles, mark and shadow', async () => {
  const { scene, parts } = await packedUpload(setOfTwo(), 'extra');
  expect(scene.stands).toEqual([
    { kind: 'floor-lamp', bodies: [[-0.15, -0.15, 0.15, 0.15]], use: [], needs: 0 },
    { kind: 'sign', bodies: [[-0.3, -0.05, 0.3, 0.052]], use: [[0, 0.7]], needs: 1 },
  ]);
  const { pieces = [] } = scene;
  const sides = parts.flatMap(({ surface, indices }, part) => {
    const counts = pieces.map((piece) => piece.counts[part] ?? 0);
    expect(counts.reduce((sum, count) => sum + count)).toBe(indices.length);
    return counts.map((count, piece) => ({ piece, surface, count }));
  });
  expect(sides.filter(({ count }) => count > 0).map(({ piece, surface }) => `${piece} ${surface}`)).toEqual([
    '0 solid',
    '1 solid',
    '0 glow',
  ]);
  const [lamp, sign] = pieces.map((piece) => pieceScene(scene, piece));
  expect(lamp?.sockets).toEqual([]);
  expect(sign?.sockets[0]?.p).toEqual([0, 1.2, 0.052]);
  expect(sign?.box.map(([x]) => x)).toEqual([expect.closeTo(-0.3), expect.closeTo(0.3)]);
  expect([lamp?.shadow?.w, sign?.shadow?.w]).toEqual([expect.closeTo(0.7), expect.closeTo(1)]);
});

test.each<[string, (file: ModelFile) => unknown, string]>([
  ['a part below no place', (file) => file.box('rug', [1, 0.01, 1], [0, 0, 0]), '“rug” belongs to no piece'],
  ['a place without a piece', (file) => file.point('place:plant', [0, 0, 0]), '“place:plant” has no piece'],
  [
    'two places of one name',
    (file) => file.point('place:sign', [0, 0, 0.5]).addChild(file.box('other', [0.1, 0.1, 0.1], [0, 0, 0])),
    'Two places are named “place:sign”',
  ],
])('in an extra with several places, %s is refused', async (_what, change, sentence) => {
  const file = setOfTwo();
  change(file);
  expect((await reasonsOf(file, 'extra')).join(' ')).toContain(sentence);
});

/** Returns a booth with a bar that can make room for a brochure rack: its counter, with a mark and a user. */
function boothWithBar(): ModelFile {
  const file = blockBooth();
  const bar = file.point('bar', [0, 0, 0]);
  bar.addChild(file.box('counter', [1.2, 1, 0.5], [-0.6, 0.02, 0.6]));
  bar.addChild(file.sheet('mark:counter', [0.6, 0.3], [-0.6, 0.6, 0.855]));
  bar.addChild(file.point('use:counter', [-0.6, 0.02, 0]));
  file.sheet('mark:wall', [1, 0.5], [0, 1.6, -1.345]);
  const place = file.point('place:brochure-rack', [-0.6, 0.02, 0.6]);
  place.addChild(file.point('swap:bar', [0, 0, 0]));
  return file;
}

test('an extra takes the place of furniture, which goes with its triangles, mark, users and shadow', async () => {
  const { scene, parts, images } = await packedUpload(boothWithBar());
  const { stands: pieces = [] } = (await packedUpload(standExtra(), 'extra')).scene;
  const model = { url: '/media/extras/rack.bin', pieces, nouns: ['', ''], height: 2 } as const;
  const { placed } = placeExtras(scene.floor, [{ slug: 'rack', quantity: 1, model }]);
  expect(placed).toMatchObject([{ x: -0.6, z: 0.6, swap: ['bar'] }]);
  expect(scene.sockets.map(({ on }) => on)).toEqual([undefined, 'bar']);
  expect(scene.floor?.furniture).toMatchObject([{ name: 'bar', use: [[-0.6, 0]] }]);
  expect(scene.floor?.use).toEqual([]);
  const [bar] = scene.furniture ?? [];
  if (!bar) throw new Error('No furniture');
  for (const [index, start, count] of bar.runs) {
    const part = parts[index] as ModelPart;
    for (const vertex of part.indices.slice(start, start + count))
      expect(positionOf(part, vertex)[2]).toBeGreaterThan(0.3);
  }
  expect(bar.runs.reduce((sum, [, , count]) => sum + count, 0)).toBeGreaterThanOrEqual(36);
  const [left, top, width, height] = bar.light.at;
  const whole = sharp(images[scene.maps.floor ?? -1]?.bytes).extract({ left, top, width, height });
  const meanOf = async (map: Buffer) => (await sharp(map).stats()).channels[0]?.mean ?? 0;
  const without = await meanOf(Buffer.from(images[bar.light.map]?.bytes ?? []));
  expect(without).toBeGreaterThan((await meanOf(await whole.png().toBuffer())) + 10);
});

test('the same file gives the same bytes', async () => {
  const upload = { bytes: await blockBooth().bytes(), kind: 'design', name: 'x' } as const;
  const [one, other] = [await packUpload(upload), await packUpload(upload)];
  expect(one.packed.equals(other.packed)).toBe(true);
});
