import { expect, test } from 'vitest';
import { closedGlb, openedGlb } from '../../../../tests/support/glb-json.ts';
import { blockBooth, ModelFile, standExtra, toStrip } from '../../../../tests/support/model-files.ts';
import { ThreadExhausted } from '../../../threads/src/run-in-thread.ts';
import { checkCounts, PACKED_COUNTS } from './check-counts.ts';
import { checkGlb } from './check-glb.ts';
import { checkSource } from './check-source.ts';
import { ModelRefused, refuseForThread } from './model-refused.ts';
import { readSource } from './source-model.ts';

/** Returns the reasons of a check; none if it passes. */
function reasonsOf(check: () => unknown): readonly string[] {
  try {
    check();
  } catch (error) {
    if (error instanceof ModelRefused) return error.reasons;
    throw error;
  }
  return [];
}

/** Each part of a booth that breaks a rule, and what its author reads about it. */
const PARTS: readonly (readonly [what: string, change: (file: ModelFile) => unknown, sentence: string])[] = [
  [
    'a mark that lies flat',
    (file) => file.sheet('mark:table', [1, 1], [0, 1, 0]).setRotation([-Math.SQRT1_2, 0, 0, Math.SQRT1_2]),
    '“mark:table” does not stand upright',
  ],
  [
    'a mark that is a wave',
    (file) => placed(file, 'mark:wave', (column) => [column * 0.1, Math.sin(column) * 0.1]),
    '“mark:wave” is bent, but not like a part of an upright cylinder',
  ],
  [
    'a tiny mark',
    (file) => file.sheet('mark:dot', [0.02, 0.02], [0, 1, 0]),
    '“mark:dot” is smaller than 5 cm',
  ],
  [
    'a kind that is too long',
    (file) => file.point(`place:${'x'.repeat(41)}`, [0, 0, 0]),
    `“place:${'x'.repeat(41)}” names a kind of 41 characters`,
  ],
  [
    'a wide part',
    (file) => file.box('hall', [90, 2, 2], [0, 0, 0]),
    '“hall” reaches 45.0 m from the middle; 10 m are possible',
  ],
  [
    'a cellar',
    (file) => file.box('cellar', [1, 1, 1], [0, -1, 0]),
    '“cellar” reaches 1.00 m below the floor',
  ],
  [
    'huge surfaces',
    (file) => Array.from({ length: 12 }, () => file.box('sheet', [19, 7, 19], [0, 0, 0])),
    'Its surfaces have 15086 m²; 4000 m² are allowed',
  ],
  [
    'too many places',
    (file) => Array.from({ length: 81 }, () => file.point('seat:bar', [0, 0, 0])),
    'It has 81 places; 80 are allowed',
  ],
  [
    'furniture that is not there',
    (file) => file.point('place:plant', [0, 0, 0]).addChild(file.point('swap:sofa', [0, 0, 0])),
    '“swap:sofa” names no furniture',
  ],
  [
    'a high deck',
    (file) => file.scene.listChildren()[0]?.setTranslation([0, 0.4, 0]),
    'The top of “floor” is at 0.41 m',
  ],
  [
    'a small deck',
    (file) => file.scene.listChildren()[0]?.setScale([0.1, 1, 1]),
    '“floor” is less than 1 m wide or deep',
  ],
  ['no deck', (file) => file.scene.listChildren()[0]?.setName('ground'), 'It has no deck'],
];

/** Adds a strip of nine columns, each at a place seen from above. */
function placed(file: ModelFile, name: string, at: (column: number) => [x: number, z: number]) {
  const node = file.sheet(name, [1, 1], [-0.4, 1, 0]);
  const columns = Array.from({ length: 9 }, (_, column) => at(column));
  const places = columns.flatMap(([x, z]) => [x, -0.2, z, x, 0.2, z]);
  toStrip(node, places);
}

test.each(PARTS)('%s has its own sentence', async (_what, change, sentence) => {
  const file = blockBooth();
  change(file);
  const source = await readSource(await file.bytes(), 'design');
  const reasons = reasonsOf(() => checkSource(source, 'design'));
  expect(reasons).toEqual([expect.stringContaining(sentence)]);
  // What to do
  expect(reasons[0]).toMatch(/: .+\.$/);
});

test.each([
  ['beside the origin', [3, 0, 0], 'It stands 3.00 m away from the origin: move it there.'],
  [
    'below the floor',
    [0, -0.2, 0],
    'It reaches 0.20 m below the floor: move it up, with its feet at height 0.',
  ],
] as const)('an extra %s has its own sentence', async (_what, [x, y, z], sentence) => {
  const file = new ModelFile();
  file.box('stand', [0.4, 1, 0.4], [x, y, z]);
  const source = await readSource(await file.bytes(), 'extra');
  expect(reasonsOf(() => checkSource(source, 'extra'))).toEqual([sentence]);
});

const many = (length: number, item: object = {}) => Array.from({ length }, () => item);
const DRAWN = { attributes: { POSITION: 0 }, indices: 1 };

test.each<[what: string, json: object, sentence: string]>([
  ['objects', { nodes: many(5_001) }, 'It has 5,001 objects; 5,000 are possible: join small ones.'],
  [
    'triangles',
    {
      nodes: [{ mesh: 0, name: 'plant' }],
      meshes: [{ primitives: [DRAWN] }],
      accessors: [{ count: 3 }, { count: 180_003 }],
    },
    'It has 60,001 triangles; 60,000 are allowed. Simplify the largest object, “plant”.',
  ],
])('too many or wrong %s have their own sentence', (_what, json, sentence) => {
  expect(reasonsOf(() => checkCounts(json as Record<string, unknown>, PACKED_COUNTS))).toEqual([sentence]);
});

test('a thread that used up its time has another sentence than one that failed', () => {
  const sentence = 'It is far more complicated than a booth: simplify it, or export less of it.';
  expect(() => refuseForThread(new ThreadExhausted())).toThrow(sentence);
  expect(() => refuseForThread(new Error('Bad data'))).toThrow('The file is damaged: export it again.');
});

test('damage is told by the object, or by what it is', async () => {
  const { json, binary } = openedGlb(await standExtra().bytes());
  json.accessors[0].min = [7, 7, 7];
  await expect(checkGlb(closedGlb({ json, binary }))).rejects.toThrow('“stand” is damaged: export it again.');
});
