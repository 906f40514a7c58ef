import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';
import { manifestText, modelFile, packModels } from './manifest.ts';
import { viewerBytes } from './viewer-bytes.ts';

const models = packModels(resolve(ROOT, 'art/booth3d/models'));
const shipped = (slug: string) => resolve(ROOT, 'src', modelFile(slug));
const viewer = viewerBytes();
const SAID = 'run `node scripts/booth-models.ts`';

/** KB of everything that the first frame of a design needs, by its size. */
const LIMITS: Readonly<Record<string, number>> = { '10x10': 110, '10x20': 160, '20x20': 220 };

test(`the manifest names what there is: ${SAID}`, () => {
  expect(manifestText(models)).toBe(readFileSync(resolve(ROOT, 'src/booth/viewer/manifest.ts'), 'utf8'));
  const files = readdirSync(resolve(ROOT, 'src/assets/booth3d')).filter((file) => file.endsWith('.bin'));
  expect(files).toEqual(models.map(({ slug }) => `${slug}.bin`).sort());
});

test.each(models)(`$slug ships what the export makes: ${SAID}`, ({ slug, glb }) => {
  expect(gunzipSync(readFileSync(shipped(slug))).equals(glb)).toBe(true);
});

test('the viewer, with its worker, has at most 30 KB', async () => {
  expect(await viewer).toBeLessThanOrEqual(30_000);
});

test.each(models.filter(({ kind }) => kind === 'design'))(
  'the first frame of $slug takes no more than its size may',
  async ({ slug }) => {
    const hall = statSync(resolve(ROOT, 'src/assets/booth3d/hall.webp')).size;
    const all = statSync(shipped(slug)).size + hall + (await viewer);
    expect(all).toBeLessThanOrEqual((LIMITS[slug.slice(0, 5)] ?? 0) * 1000);
  },
);

test.each(models.filter(({ kind }) => kind === 'extra'))('$slug has at most 30 KB', ({ slug }) => {
  expect(statSync(shipped(slug)).size).toBeLessThanOrEqual(30_000);
});
