import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cornersOf } from '../../../src/booth/marking/model-corners.ts';
import { Surfaces } from '../../../src/booth/marking/surfaces.ts';
import type { Vec3 } from '../../../src/booth/viewer/model.ts';
import { readModel } from '../../../src/booth/viewer/read-model.ts';
import { type Marking, NO_MARKING } from '../../../src/domain/schemas/marking.ts';
import { blockBooth, ModelFile } from '../../../tests/support/model-files.ts';
import { packUpload } from './pack-upload.ts';

const EXPORTS = resolve(import.meta.dirname, '../../../tests/support/models');
const FRONT: Vec3 = [0, 0, 1];

async function packed(file: ModelFile | string, marking: Partial<Marking> = {}) {
  const bytes = file instanceof ModelFile ? await file.bytes() : readFileSync(resolve(EXPORTS, file));
  const task = { kind: 'design', name: 'demo', marking: { ...NO_MARKING, ...marking } } as const;
  const { packed, ...about } = await packUpload({ bytes, ...task });
  const model = readModel(new Uint8Array(gunzipSync(packed)).buffer);
  return { ...model, ...about, surfaces: new Surfaces(cornersOf(model)) };
}

/** Returns the rectangle that a press in the panel proposes. */
function pressed({ surfaces }: Awaited<ReturnType<typeof packed>>, p: Vec3, n = FRONT) {
  const surface = surfaces.at(p, n);
  if (!surface) throw new Error('Nothing was pressed.');
  const { best } = surface;
  return { ...best, p: [...best.p] as [number, number, number], n: [...best.n] as [number, number, number] };
}

test('a surface that was pressed takes a logo as large as itself', async () => {
  const plain = await packed(blockBooth());
  expect(plain.scene.sockets).toEqual([]);
  const wall = pressed(plain, [0.4, 1.5, -1.35]);
  const counter = pressed(plain, [0.6, 0.6, 0.65]);
  expect([wall.w, wall.h, counter.w, counter.h].map((side) => side.toFixed(2))).toEqual([
    '3.05',
    '2.40',
    '0.90',
    '1.00',
  ]);
  const { scene, refused } = await packed(blockBooth(), { marks: [wall, counter] });
  expect(refused).toEqual([]);
  expect(scene.sockets.map(({ maxW, maxH }) => [maxW, maxH])).toEqual(
    [wall, counter].map(({ w, h }) => [w, h]),
  );
});
