import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/stack/addresses.ts';
import { demoModel, demoModelFile, MODELED } from '../../../../tests/support/demo-models.ts';
import { readModel } from './read-model.ts';

/** Bounds of all parts in meters, from the bytes for the GPU. */
function boundsOf({ parts }: ReturnType<typeof readModel>): [number[], number[]] {
  const low = [9, 9, 9];
  const high = [-9, -9, -9];
  for (const { attributes, scale, shift, isMark, isBlended } of parts) {
    const place = attributes.find(({ location }) => location === 0);
    if (!place || isMark || isBlended) continue;
    const numbers = new Int16Array(place.bytes.buffer);
    for (let at = 0; at < numbers.length; at += place.stride / 2) {
      for (const axis of [0, 1, 2] as const) {
        const meters = (Math.max(-1, (numbers[at + axis] ?? 0) / 32767) * scale + shift[axis]) as number;
        low[axis] = Math.min(low[axis] ?? 0, meters);
        high[axis] = Math.max(high[axis] ?? 0, meters);
      }
    }
  }
  return [low, high];
}

const MODELS = (['designs', 'extras'] as const).flatMap((kind) =>
  MODELED[kind].map((slug) => [kind, slug] as const),
);

test.each(MODELS)('%s/%s decodes to a shape as large as its box', (kind, slug) => {
  const model = demoModel(kind, slug);
  const found = boundsOf(model);
  for (const [side, corner] of model.scene.box.entries()) {
    for (const axis of [0, 1, 2] as const) expect(found[side]?.[axis]).toBeCloseTo(corner[axis], 1);
  }
});

test.each(MODELS)(
  '%s/%s has triangles that only refer to its vertices, and uses all of them',
  (kind, slug) => {
    for (const { attributes, indices } of demoModel(kind, slug).parts) {
      const place = attributes[0];
      const vertices = (place?.bytes.length ?? 0) / (place?.stride ?? 1);
      expect(new Set(indices).size).toBe(vertices);
      expect(Math.max(...new Set(indices))).toBe(vertices - 1);
      for (const { bytes, stride } of attributes) expect(bytes.length / stride).toBe(vertices);
    }
  },
);

test.each(MODELS)('%s/%s includes its pictures and maps', (kind, slug) => {
  const { images, scene, parts } = demoModel(kind, slug);
  for (const { image } of parts) expect(image === null || images[image]?.type === 'image/avif').toBe(true);
  const maps =
    kind === 'designs' ? ['floor', 'ground'] : slug === 'hanging-sign' ? ['ground'] : ['ground', 'shadow'];
  expect(Object.keys(scene.maps)).toEqual(maps);
  for (const map of Object.values(scene.maps)) expect(images[map]?.type).toBe('image/webp');
});

test('a truncated file, and one of another kind, are refused', () => {
  expect(() => readModel(demoModelFile('extras', 'bar-stools').slice(0, 4000))).toThrow('cut off');
  const page = new TextEncoder().encode('<!doctype html><title>Portal</title>');
  const glb = new Uint8Array(readFileSync(resolve(ROOT, 'scripts/demo/models/extras/bar-stools.glb')));
  for (const { buffer } of [page, glb]) expect(() => readModel(buffer)).toThrow('Not a model of this format');
});
