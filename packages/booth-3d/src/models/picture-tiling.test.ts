import sharp from 'sharp';
import { expect, test } from 'vitest';
import { closedGlb, openedGlb } from '../../../../tests/support/glb-json.ts';
import { blockBooth, type ModelFile } from '../../../../tests/support/model-files.ts';
import { numbersOf } from '../../../../tests/support/model-vertices.ts';
import { packedUpload } from '../../../../tests/support/packed-upload.ts';
import type { ModelPart, PackedModel } from '../viewer/model.ts';
import { ROUGH_CLASS } from '../viewer/read-model.ts';
import { repairInThread } from './repair/repair-in-thread.ts';

/** A booth whose gray blocks have a picture that is shown `times` along each side, `from` a position on. */
async function wooden(times: number, from = 0): Promise<ModelFile> {
  const file = blockBooth();
  file.material('gray', [0, 0, 0]).setBaseColorTexture(await file.picture('wood', '#804020'));
  for (const mesh of file.document.getRoot().listMeshes()) {
    for (const part of mesh.listPrimitives()) {
      const uvs = part.getAttribute('TEXCOORD_0');
      uvs?.setArray(uvs.getArray()?.map((along) => along * times + from) ?? null);
    }
  }
  return file;
}

function printIn({ parts }: PackedModel): ModelPart | undefined {
  return parts.find(({ surface }) => surface === 'print');
}

/** Returns the classes of a part's vertices. */
function classesOf(part: ModelPart | undefined): Set<number> {
  const { bytes = new Uint8Array() } = part?.attributes.find(({ location }) => location === 3) ?? {};
  return new Set(bytes.filter((_, at) => at % 4 === 3));
}

test('a picture that is shown two and a half times, from any position on, is repeated', async () => {
  const part = printIn(await packedUpload(await wooden(2.5, -7)));
  expect(part?.tiles).toEqual([3, 3]);
  const along = part && [0, 1, 2, 3].map((vertex) => (numbersOf(part, 2, vertex)?.[0] ?? 0) * 3);
  expect(Math.max(...(along ?? []))).toBeCloseTo(2.5, 2);
});

test('a picture that is shown once does not repeat, and one that is shown a thousand times is its mean color', async () => {
  expect(printIn(await packedUpload(await wooden(1)))).not.toHaveProperty('tiles');
  expect(printIn(await packedUpload(await wooden(1_000)))).toBeUndefined();
});

test('a picture that its material scales is repeated', async () => {
  const file = openedGlb(await (await wooden(1)).bytes());
  const material = file.json.materials.find(({ name }: { name: string }) => name === 'gray');
  const transform = { scale: [4, 2], offset: [0.5, 0] };
  material.pbrMetallicRoughness.baseColorTexture.extensions = { KHR_texture_transform: transform };
  file.json.extensionsUsed = ['KHR_texture_transform'];
  expect(printIn(await packedUpload({ bytes: async () => closedGlb(file) }))?.tiles).toEqual([5, 2]);
});

test('roughness comes from its map: with the picture, or as a mean', async () => {
  const smooth = async (file: ModelFile) => {
    const map = await file.picture('smooth', '#003300');
    file.material('gray', [0, 0, 0]).setRoughnessFactor(1).setMetallicRoughnessTexture(map);
    return file;
  };
  const rough = await packedUpload(await smooth(await wooden(1)));
  expect([...classesOf(printIn(rough))]).toEqual([ROUGH_CLASS]);
  const { channels } = await sharp(rough.images[printIn(rough)?.image ?? -1]?.bytes).stats();
  // A fifth, from half on
  expect((channels[3]?.mean ?? 0) / 255).toBeCloseTo(0.6, 1);
  expect(channels[0]?.mean ?? 0).toBeCloseTo(0x80, -1);
  const bare = await packedUpload(await smooth(blockBooth()));
  // Satin
  expect(classesOf(bare.parts.find(({ surface }) => surface === 'solid'))).toContain(1);
});

test('maps of bumps are left out, and named', async () => {
  const file = blockBooth();
  file.material('gray', [0, 0, 0]).setNormalTexture(await file.picture('bumps', '#8080ff'));
  const { notes } = await repairInThread({ bytes: await file.bytes(), kind: 'design' });
  expect(notes).toEqual([{ text: 'Left out: 1 map of bumps: surfaces look flat.' }]);
});
