import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from '../stack/addresses.ts';

const VIEWER = ['src/components/booth-scene/BoothScene.tsx', 'src/lib/booth-scene/model-worker.ts'];
/** On the page already. */
const ON_THE_PAGE = ['react', 'react/jsx-runtime'];

/** Bytes of the viewer's scripts, minified and gzipped, with the component around it; the page's own libraries left out. */
export async function viewerBytes(): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: VIEWER.map((file) => resolve(ROOT, file)),
    outdir: resolve(ROOT, '.local/viewer'),
    external: ON_THE_PAGE,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}
