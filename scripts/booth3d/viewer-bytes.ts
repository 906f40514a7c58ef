import { relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from '../stack/addresses.ts';

const VIEWER = ['src/booth/scene/BoothScene.tsx', 'src/booth/viewer/model-worker.ts'];
/** On the page already. */
const ON_THE_PAGE = ['react', 'react/jsx-runtime'];

/**
 * Bytes of the viewer's scripts for a first picture, minified and gzipped, with the component around it; the page's own libraries,
 * and what is fetched later, are left out.
 */
export async function viewerBytes(): Promise<number> {
  const { outputFiles, metafile } = await build({
    entryPoints: VIEWER.map((file) => resolve(ROOT, file)),
    absWorkingDir: ROOT,
    outdir: resolve(ROOT, '.local/viewer'),
    external: ON_THE_PAGE,
    bundle: true,
    splitting: true,
    metafile: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
  });
  const { outputs } = metafile;
  const wanted = new Set(
    Object.keys(outputs).filter((path) => VIEWER.includes(outputs[path]?.entryPoint ?? '')),
  );
  if (wanted.size < VIEWER.length) throw new Error("The bundler did not keep the viewer's scripts apart.");
  // A set goes on to what is added on the way
  for (const path of wanted) {
    for (const each of outputs[path]?.imports ?? []) {
      if (each.kind === 'import-statement' && !each.external) wanted.add(each.path);
    }
  }
  return outputFiles
    .filter(({ path }) => wanted.has(relative(ROOT, path)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}
