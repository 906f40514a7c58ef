import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { processModel } from '../../functions/src/models/process-model.ts';
import { PACKING } from '../../packages/booth-3d/src/server.ts';
import { mediaObjectPath, sourcePath } from '../../src/domain/media.ts';
import { packedModelPath } from './packed-models.ts';

const SOURCE = Buffer.from('the uploaded file');

test('a model is stored with the uploaded file, and an extra has the kinds of its pieces', () => {
  const plants = readFileSync(packedModelPath('extras', 'plant-set'));
  const { model, files } = processModel(plants, 'Plant set', 'extras', SOURCE);
  expect(model.url).toMatch(/^\/media\/extras\/plant-set-[0-9a-f]{16}\.bin$/);
  expect(model.kinds).toEqual(['plant-fig', 'plant-snake', 'plant-palm']);
  const path = mediaObjectPath(model.url) ?? '';
  expect(files).toEqual([
    { path, body: plants, metadata: { packing: PACKING } },
    { path: sourcePath(path), body: SOURCE },
  ]);
});

test('a file that is no packed model is refused', () => {
  expect(() => processModel(Buffer.from('no model'), 'x', 'extras', SOURCE)).toThrow();
});
