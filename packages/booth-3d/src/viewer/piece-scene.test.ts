import { expect, test } from 'vitest';
import { demoModel } from '../../../../tests/support/demo-models.ts';
import { pieceScene } from './piece-scene.ts';

const { scene, parts } = demoModel('extras', 'plant-set');
const pots = scene.pieces ?? [];

test('the pots of a plant set split its triangles among them', () => {
  const counts = pots.flatMap((pot) => pot.counts);
  expect(Math.min(...counts)).toBeGreaterThan(1000);
  expect(counts.reduce((sum, count) => sum + count)).toBe(parts[0]?.indices.length);
});

test('every pot stands around its own origin, in the order of the places', () => {
  const placed = scene.stands ?? [];
  expect(pots).toHaveLength(placed.length);
  for (const [piece, { bodies }] of placed.entries()) {
    const pot = pots[piece];
    if (!pot) throw new Error(`No pot ${piece}`);
    const [low, high] = pieceScene(scene, pot).box;
    const [x0, z0, x1, z1] = bodies[0] ?? [0, 0, 0, 0];
    for (const [is, was] of [
      [low[0], x0],
      [low[2], z0],
      [high[0], x1],
      [high[2], z1],
    ] as const) {
      expect(is).toBeCloseTo(was, 1);
    }
  }
});

test("a pot has the part of the set's shadow around it", () => {
  for (const pot of pots) {
    const { crop, w = 0 } = pieceScene(scene, pot).shadow ?? {};
    const [left = -1, back = -1, width = 2, depth = 2] = crop ?? [];
    expect(width * (scene.shadow?.w ?? 0)).toBeCloseTo(w);
    for (const edge of [left, back, left + width, back + depth]) {
      expect(edge).toBeGreaterThan(0);
      expect(edge).toBeLessThan(1);
    }
  }
});
