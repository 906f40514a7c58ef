/**
 * Bundles src/index.ts and the domain code it imports into lib/index.js: Firebase uploads this folder only. The blocking
 * functions are in a bundle of their own besides, lib/access.js, and lib/main.cjs decides which of the two is loaded.
 * Run-time packages stay external; they are the dependencies of package.json here.
 */
import { resolve } from 'node:path';
import { build, context } from 'esbuild';

/**
 * The bundle's esbuild settings.
 * @param {string} folder where lib/ is to be
 */
function bundleOptions(folder) {
  return {
    absWorkingDir: import.meta.dirname,
    entryPoints: { index: 'src/index.ts', access: 'src/access.ts', main: 'src/main.cjs' },
    outdir: resolve(folder, 'lib'),
    loader: { '.cjs': 'copy' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  };
}

/**
 * Builds once.
 * @param {string} [folder] the folder that gets lib/; this one when left out
 */
export async function buildFunctions(folder = import.meta.dirname) {
  await build(bundleOptions(folder));
}

/**
 * Builds, then again at every change of a source file until `dispose` is called on the result.
 * @param {string} folder the folder that gets lib/
 * @param {(failed: boolean) => void} onBuild called after each build, the first included
 */
export async function watchFunctions(folder, onBuild) {
  const notify = {
    name: 'notify',
    setup: (plugin) => plugin.onEnd((result) => onBuild(result.errors.length > 0)),
  };
  const watcher = await context({ ...bundleOptions(folder), plugins: [notify] });
  await watcher.watch();
  return watcher;
}

if (import.meta.main) await buildFunctions();
