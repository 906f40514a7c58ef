import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { MODELED } from '../../tests/support/demo-models.ts';
import { ROOT } from '../stack/addresses.ts';
import { packedModelPath } from './packed-models.ts';

const VIEWER = ['src/booth/scene/BoothScene.tsx', 'packages/booth-3d/src/viewer/model-worker.ts'];
/** Modules that are already on the page. */
const ON_THE_PAGE = ['react', 'react/jsx-runtime'];

const REQUESTED_LATER: Plugin = {
  name: 'requested-later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : undefined)),
};

const viewer = viewerBytes();
/** Maximum KB for a design's first frame, by its size. */
const LIMITS: Readonly<Record<string, number>> = { '10x10': 111, '10x20': 160, '20x20': 224 };

test('the viewer, with its worker, has at most 26 KB', async () => {
  expect(await viewer).toBeLessThanOrEqual(26_000);
});

test.each(MODELED.designs)('the first frame of %s stays within its size limit', async (slug) => {
  const hall = statSync(resolve(ROOT, 'packages/booth-3d/assets/hall.webp')).size;
  const all = statSync(packedModelPath('designs', slug)).size + hall + (await viewer);
  expect(all).toBeLessThanOrEqual((LIMITS[slug.slice(0, 5)] ?? 0) * 1000);
});

test.each(MODELED.extras)('%s has at most 30 KB', (slug) => {
  expect(statSync(packedModelPath('extras', slug)).size).toBeLessThanOrEqual(30_000);
});

/**
 * Returns the bytes of the scripts for the first frame, minified and gzipped, with the component. Excludes the page's
 * libraries and later requests.
 */
async function viewerBytes(): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: VIEWER.map((file) => resolve(ROOT, file)),
    outdir: resolve(ROOT, '.local/viewer'),
    external: ON_THE_PAGE,
    plugins: [REQUESTED_LATER],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}
