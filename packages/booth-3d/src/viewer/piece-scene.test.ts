import { expect, test } from 'vitest';
import { demoModel } from '../../../../tests/support/demo-models.ts';
import { pieceScene } from './piece-scene.ts';

const { scene } = demoModel('extras', 'plant-set');
const pots = scene.pieces ?? [];

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
