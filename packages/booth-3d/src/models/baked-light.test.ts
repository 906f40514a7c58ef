import sharp from 'sharp';
import { expect, test } from 'vitest';
import { blockBooth, islandBooth, type ModelFile } from '../../../../tests/support/model-files.ts';
import { numbersOf, positionOf } from '../../../../tests/support/model-vertices.ts';
import { packedUpload } from '../../../../tests/support/packed-upload.ts';
import type { PackedModel } from '../viewer/model.ts';

/** Returns the mean light of vertices between two heights, as factors of their colors. */
function lightBetween({ parts }: PackedModel, low: number, high: number): number {
  const lights: number[] = [];
  for (const part of parts) {
    for (const vertex of new Set(part.indices)) {
      const y = positionOf(part, vertex)[1];
      const [light] = numbersOf(part, 4, vertex) ?? [];
      if (light !== undefined && y > low && y < high) lights.push(light ** 2 * 4);
    }
  }
  return lights.reduce((sum, each) => sum + each, 0) / lights.length;
}

test('without baked light, what is close to something is darker', async () => {
  const model = await packedUpload(islandBooth());
  const open = lightBetween(model, 4, 4.5);
  const corner = lightBetween(await packedUpload(blockBooth()), 0.03, 0.06);
  expect(open).toBeGreaterThan(0.3);
  expect(corner).toBeLessThan(open);
});

test('baked light is kept', async () => {
  const file = blockBooth();
  for (const part of file.document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())) {
    const colors = part.getAttribute('POSITION')?.clone();
    colors?.setArray(colors.getArray()?.map(() => 0.25) ?? null);
    part.setAttribute('COLOR_0', colors ?? null);
  }
  expect(lightBetween(await packedUpload(file), -1, 9)).toBeCloseTo(0.3, 2);
});

/** Returns a booth whose back wall has baked light on UV set `set`: black at its left, then brighter and brighter. */
async function boothWithLightMap(set: number): Promise<ModelFile> {
  const file = blockBooth();
  const ramp = Buffer.from(Array.from({ length: 64 }, (_, column) => (column / 63) ** 2 * 255));
  const image = sharp(ramp, { raw: { width: 64, height: 1, channels: 1 } }).png();
  const texture = file.document.createTexture('light').setMimeType('image/png');
  texture.setImage(new Uint8Array(await image.toBuffer()));
  const lit = file.material('lit', [0.5, 0.5, 0.5], (material) => {
    material.setOcclusionTexture(texture).getOcclusionTextureInfo()?.setTexCoord(set);
  });
  const [, wall] = file.scene.listChildren();
  for (const part of wall?.getMesh()?.listPrimitives() ?? [])
    part.setMaterial(lit).setAttribute('TEXCOORD_1', part.getAttribute('TEXCOORD_0'));
  return file;
}

/** Returns the light of vertices on the front of the back wall, by position from the left. */
function lightAlong({ parts }: PackedModel): Map<number, number> {
  const lights = new Map<number, number>();
  for (const part of parts) {
    for (const vertex of new Set(part.indices)) {
      const [x, y, z] = positionOf(part, vertex);
      const [light = 0] = numbersOf(part, 4, vertex) ?? [];
      const isFront = (numbersOf(part, 1, vertex)?.[2] ?? 0) > 0.9;
      if (isFront && y > 0.1 && z < -1.3) lights.set(Math.round(x * 10) / 10, light ** 2 * 4);
    }
  }
  return lights;
}

test('baked light in a picture on a second UV set is kept, also between the corners of a wall', async () => {
  const lights = lightAlong(await packedUpload(await boothWithLightMap(1)));
  expect(lights.get(-1.5)).toBeCloseTo(0, 1);
  expect(lights.get(0)).toBeCloseTo(0.3, 1);
  expect(lights.get(1.5)).toBeCloseTo(1.2, 1);
});

test('a picture of shade on the first UV set, which may repeat, is no baked light', async () => {
  const lights = lightAlong(await packedUpload(await boothWithLightMap(0)));
  expect(lights.get(-1.5)).toBeGreaterThan(0.3);
});
