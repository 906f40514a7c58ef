import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packUpload } from '../../functions/src/models/pack-upload.ts';
import { openFloor } from '../../src/booth/placement/floor.ts';
import { readModel } from '../../src/booth/viewer/read-model.ts';
import { demoFloor, demoModel, MODELED } from '../../tests/support/demo-models.ts';
import { demoUpload } from '../../tests/support/demo-uploads.ts';
import { ROOT } from '../stack/addresses.ts';

/** KB until a design's first picture, with the viewer and the hall around it, by its size. */
const LIMITS: Readonly<Record<string, number>> = { '10x10': 115, '10x20': 165, '20x20': 230 };
/** At most, by art/pack/pack-model.test.ts. */
const VIEWER = 24_500;
const HALL = statSync(resolve(ROOT, 'src/assets/booth3d/hall.webp')).size;

async function uploaded(kind: 'designs' | 'extras', slug: string) {
  const bytes = await (await demoUpload(kind, slug)).bytes();
  const { packed } = await packUpload({ bytes, kind: kind === 'designs' ? 'design' : 'extra', name: 'demo' });
  return { ...readModel(new Uint8Array(gunzipSync(packed)).buffer).scene, weight: packed.length };
}

test.each(MODELED.designs)('%s can be uploaded, has the same floor then, and stays light', async (slug) => {
  const { size, sockets, floor, weight } = await uploaded('designs', slug);
  expect(weight + VIEWER + HALL).toBeLessThanOrEqual((LIMITS[slug.slice(0, 5)] ?? 0) * 1000);
  const { scene } = demoModel('designs', slug);
  const demo = demoFloor(slug);
  if (!floor) throw new Error('No floor');
  expect([size, sockets.length]).toEqual([scene.size, scene.sockets.length]);
  expect([floor.air, floor.use]).toEqual([demo.air, demo.use]);
  expect(floor.places.map(({ kind, degrees }) => [kind, degrees])).toEqual(
    demo.places.map(({ kind, degrees }) => [kind, degrees]),
  );
  const [taken, expected] = [openFloor(floor).taken, openFloor(demo).taken];
  const other = taken.filter((square, index) => square !== expected[index]).length;
  // The exporter also fills thin glass and the inside of curved walls
  expect(other / expected.reduce((sum, square) => sum + square)).toBeLessThan(0.06);
});

test.each(MODELED.extras)('%s can be uploaded, and has the same size and users then', async (slug) => {
  const { box, stands, weight } = await uploaded('extras', slug);
  expect(weight).toBeLessThanOrEqual(30_000);
  const { scene } = demoModel('extras', slug);
  for (const [side, corner] of box.entries()) {
    const off = corner.map((part, axis) => Math.abs(part - (scene.box[side]?.[axis] ?? 0)));
    expect(Math.max(...off)).toBeLessThan(0.01);
  }
  const [stand] = stands ?? [];
  expect([stand?.kind, stand?.use]).toEqual([scene.stands?.[0]?.kind, scene.stands?.[0]?.use]);
});
