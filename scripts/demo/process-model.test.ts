import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { boothMeshes } from '../../functions/src/models/booth-meshes.ts';
import { processModel } from '../../functions/src/models/process-model.ts';
import { readContainer } from '../../functions/src/models/repair/read-container.ts';
import { validateGltf } from '../../functions/src/models/validate-gltf.ts';
import type { Vec3 } from '../../src/booth/viewer/model.ts';
import { cross, dot, plus } from '../../src/booth/viewer/vector.ts';
import { mediaObjectPath } from '../../src/domain/media.ts';
import { demoModel, MODELED } from '../../tests/support/demo-models.ts';
import { packedModelPath } from './packed-models.ts';

const DESIGNS = MODELED.designs;
const packed = (slug: string) => readFileSync(packedModelPath('designs', slug));
const sceneOf = (slug: string) => demoModel('designs', slug);

const trianglesOf = (slug: string) =>
  sceneOf(slug).parts.reduce((sum, { indices }) => sum + indices.length / 3, 0);

type Files = Readonly<{ glb: Buffer; usdz: Buffer }>;
const made = new Map<string, Promise<Files>>();

async function make(slug: string): Promise<Files> {
  const { files } = await processModel(packed(slug), slug, 'booth-designs');
  const bodyOf = (ending: string) => files.find(({ path }) => path.endsWith(ending))?.body ?? Buffer.of();
  return { glb: bodyOf('.glb'), usdz: bodyOf('.usdz') };
}

function filesOf(slug: string): Promise<Files> {
  const files = made.get(slug) ?? make(slug);
  made.set(slug, files);
  return files;
}

interface Stored {
  readonly name: string;
  readonly at: number;
  readonly bytes: Buffer;
}

/** Returns the entries of a zip file according to its central directory; none may be compressed or corrupt. */
function entriesOf(file: Buffer): Stored[] {
  const end = file.length - 22;
  expect(file.readUInt32LE(end)).toBe(0x06054b50);
  let listed = file.readUInt32LE(end + 16);
  return Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    expect(file.readUInt32LE(listed)).toBe(0x02014b50);
    const [method, crc, size] = [
      file.readUInt16LE(listed + 10),
      file.readUInt32LE(listed + 16),
      file.readUInt32LE(listed + 24),
    ];
    const [nameLength, extraLength] = [file.readUInt16LE(listed + 28), file.readUInt16LE(listed + 30)];
    const local = file.readUInt32LE(listed + 42);
    const name = file.toString('utf8', listed + 46, listed + 46 + nameLength);
    listed += 46 + nameLength + extraLength;
    expect(file.readUInt32LE(local)).toBe(0x04034b50);
    const at = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const bytes = file.subarray(at, at + size);
    expect([name, method, crc]).toEqual([name, 0, crc32(bytes)]);
    return { name, at, bytes };
  });
}

test.each(DESIGNS)(
  '%s for Android is glTF without a flaw, without extensions, and under 2 MB',
  async (slug) => {
    const { glb } = await filesOf(slug);
    const messages = await validateGltf(glb);
    expect(messages.filter(({ severity }) => severity < 2)).toEqual([]);
    const { json } = readContainer(glb);
    expect(json.extensionsUsed).toBeUndefined();
    const corners = json.meshes[0].primitives.map(
      ({ indices }: { indices: number }) => json.accessors[indices],
    );
    // Triangles without an area are left out
    const left = corners.reduce((sum: number, { count }: { count: number }) => sum + count / 3, 0);
    expect(left / trianglesOf(slug)).toBeCloseTo(1, 3);
    expect(glb.length).toBeLessThan(2_000_000);
  },
);

test.each(DESIGNS)('%s for iOS is a zip file that Quick Look reads in place, under 2.05 MB', async (slug) => {
  const { usdz } = await filesOf(slug);
  const entries = entriesOf(Buffer.from(usdz));
  expect(entries[0]?.name).toMatch(/\.usda$/);
  expect(entries.filter(({ at }) => at % 64 !== 0)).toEqual([]);
  const scene = entries[0]?.bytes.toString('utf8') ?? '';
  expect(scene.startsWith('#usda 1.0\n')).toBe(true);
  expect(scene).toContain('metersPerUnit = 1\n');
  const named = new Set([...scene.matchAll(/@([^@]+)@/g)].map(([, name]) => name));
  expect(named).toEqual(new Set(entries.slice(1).map(({ name }) => name)));
  for (const { name, bytes } of entries.slice(1)) {
    const { format } = await sharp(bytes).metadata();
    expect(format).toBe(name.endsWith('.jpg') ? 'jpeg' : 'png');
  }
  // Each path of a connection or binding must be defined
  const prims = new Set(['', '/Booth', '/Booth/Materials']);
  const above: string[] = [];
  for (const line of scene.split('\n')) {
    const [, indent = '', prim] = /^( *)def \w+ "(\w+)"/.exec(line) ?? [];
    if (!prim) continue;
    above.length = indent.length / 4;
    above.push(prim);
    prims.add(`/${above.join('/')}`);
  }
  const pointed = [...scene.matchAll(/<([^>.]+)(?:\.[\w:]+)?>/g)].map(([, path]) => path ?? '');
  expect(pointed.length).toBeGreaterThan(0);
  expect(pointed.filter((path) => !prims.has(path))).toEqual([]);
  expect(usdz.length).toBeLessThan(2_050_000);
});

test.each(DESIGNS)('%s is as large as its model, in meters, y up, and no triangle shows its back', (slug) => {
  const model = sceneOf(slug);
  const meshes = boothMeshes(model);
  const [low, high] = model.scene.box;
  for (const axis of [0, 1, 2] as const) {
    const along = meshes.flatMap(({ places }) => places.filter((_, index) => index % 3 === axis));
    expect(along.reduce((least, value) => Math.min(least, value), 9)).toBeCloseTo(low[axis], 1);
    expect(along.reduce((most, value) => Math.max(most, value), -9)).toBeCloseTo(high[axis], 1);
  }
  for (const { places, normals, indices } of meshes) {
    const vec = (of: readonly number[], vertex = 0): Vec3 => [
      of[vertex * 3] ?? 0,
      of[vertex * 3 + 1] ?? 0,
      of[vertex * 3 + 2] ?? 0,
    ];
    for (let at = 0; at < indices.length; at += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => indices[at + corner]);
      const flat = cross(plus(vec(places, b), vec(places, a), -1), plus(vec(places, c), vec(places, a), -1));
      const outwards = [a, b, c].map((vertex) => dot(vec(normals, vertex), flat));
      if (outwards.reduce((sum, value) => sum + value, 0) < -1e-7)
        throw new Error(`Triangle ${at / 3} shows its back.`);
    }
  }
});

test('the same model gives the same files, and its pictures are in both', async () => {
  const first = await filesOf('10x10-launch');
  const again = await make('10x10-launch');
  expect(Buffer.from(first.usdz).equals(again.usdz)).toBe(true);
  expect(Buffer.from(first.glb).equals(again.glb)).toBe(true);
  const { json } = readContainer(first.glb);
  expect(json.images.map(({ mimeType }: { mimeType: string }) => mimeType)).toEqual([
    'image/jpeg',
    'image/png',
  ]);
});

test('an extra has no files for phones, and the kinds of its pieces', async () => {
  const plants = readFileSync(packedModelPath('extras', 'plant-set'));
  const { model, files } = await processModel(plants, 'Plant set', 'extras');
  expect(model.url).toMatch(/^\/media\/extras\/plant-set-[0-9a-f]{16}\.bin$/);
  expect(model.kinds).toEqual(['plant-fig', 'plant-snake', 'plant-palm']);
  expect(files.map(({ path }) => mediaObjectPath(`/media/${path}`))).toEqual([
    model.url.slice('/media/'.length),
  ]);
});

test('a file that is no packed model is refused', async () => {
  await expect(processModel(Buffer.from('no model'), 'x', 'extras')).rejects.toThrow();
});
