import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/stack/addresses.ts';
import { demoModel, demoModelFile, MODELED } from '../../../../tests/support/demo-models.ts';
import { readModel } from './read-model.ts';

const MODELS = (['designs', 'extras'] as const).flatMap((kind) =>
  MODELED[kind].map((slug) => [kind, slug] as const),
);

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

test('a truncated file, and one of another kind, are refused', () => {
  expect(() => readModel(demoModelFile('extras', 'bar-stools').slice(0, 4000))).toThrow('cut off');
  const page = new TextEncoder().encode('<!doctype html><title>Portal</title>');
  const glb = new Uint8Array(readFileSync(resolve(ROOT, 'scripts/demo/models/extras/bar-stools.glb')));
  for (const { buffer } of [page, glb]) expect(() => readModel(buffer)).toThrow('Not a model of this format');
});
