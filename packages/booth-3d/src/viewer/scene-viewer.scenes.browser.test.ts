// @module-tag long
import { expect, test } from 'vitest';
import { countGpuObjects, measureHeapBytes } from '../../../../tests/browser/booth-scene/gpu-objects.ts';
import {
  designOf,
  PIECES,
  pieceOf,
  roundLogo,
  sceneUnderTest,
} from '../../../../tests/browser/booth-scene/scene-canvas.ts';
import { AS_DESIGNED } from '../logo/dress.ts';

/** Even, so that the first design comes back. */
const CHANGES = 50;
/** Leaking the smallest part of a design would add 200 KB per change. */
const LEAKED_BYTES = CHANGES * 80_000;

test('switching designs leaks nothing, on the GPU or in memory, and dispose() releases everything', async () => {
  const living = countGpuObjects();
  const { viewer } = sceneUnderTest();
  async function look(changes: number): Promise<void> {
    for (let change = 0; change < changes; change++) {
      await viewer.setDesign(designOf(change % 2 === 0 ? '10x10-studio' : '10x10-launch'));
    }
    await viewer.still(40, 30);
  }
  await viewer.setDesign(designOf('10x10-launch'));
  await viewer.setPieces([...PIECES, pieceOf('coffee-bar', { swap: ['counter'] })]);
  await viewer.setLook(await roundLogo('#ffffff'), AS_DESIGNED);
  await look(4);
  const [objects, bytes] = [living(), await measureHeapBytes()];
  await look(CHANGES);
  expect(living()).toEqual(objects);
  expect((await measureHeapBytes()) - bytes).toBeLessThan(LEAKED_BYTES);
  viewer.dispose();
  await expect.poll(() => new Set(Object.values(living()))).toEqual(new Set([0]));
});
