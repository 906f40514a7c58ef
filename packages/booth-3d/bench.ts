/** `npm run bench` in this folder: milliseconds of packing each export, and kilobytes of the viewer's scripts. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { packUpload } from './src/server.ts';

const EXPORTS = resolve(import.meta.dirname, 'fixtures/exports');
const SCRIPTS = ['scene-viewer', 'paint', 'model-worker', 'placing-worker', 'booth-still', 'draw-blank'];

for (const file of readdirSync(EXPORTS)) {
  const bytes = readFileSync(resolve(EXPORTS, file));
  const start = performance.now();
  const { packed } = await packUpload({ bytes, kind: 'design', name: 'bench' });
  const ms = Math.round(performance.now() - start);
  console.log(`${file}: ${ms} ms, ${(packed.length / 1000).toFixed(1)} KB`);
}
for (const name of SCRIPTS) {
  const entryPoints = [resolve(import.meta.dirname, `src/viewer/${name}.ts`)];
  const options = { bundle: true, minify: true, write: false, format: 'esm', target: 'es2022' } as const;
  const { outputFiles } = await build({ ...options, entryPoints, splitting: true, outdir: '.' });
  const sizes = outputFiles.map(({ contents }) => gzipSync(contents, { level: 9 }).length);
  console.log(
    `${name}: ${(sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1)} KB with all it imports`,
  );
}
