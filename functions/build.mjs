/**
 * Bundles the functions and the domain code they import into lib/, since Firebase uploads this folder only. Each file
 * of src/ that defines functions becomes one bundle; lib/main.cjs loads the one an instance needs, and tools read
 * lib/index.js, which has all. lib/reading-worker.js and lib/repair-worker.js are threads.
 *
 * npm packages stay external and are never patched; only zod is bundled, whose index loads its texts in 50 languages.
 * Bundling the packages of `api` saved 0.3 s of a cold start for 430 lines; API_MIN_INSTANCES does that without them.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build, context } from 'esbuild';
import { COMPANY_FOLDER } from '../src/config/company-folder.mjs';
import { requireNode } from '../src/config/require-node.mjs';

// An older version has no import.meta.main and would silently build nothing
requireNode(process.versions.node);

/** The files of src/ that define functions, without their extension. Tests have two extensions. */
const FILES = readdirSync(resolve(import.meta.dirname, 'src')).flatMap((file) =>
  /^[\w-]+\.ts$/.test(file) ? [file.slice(0, -'.ts'.length)] : [],
);

/**
 * @param {string} folder the folder that gets lib/
 * @returns {import('esbuild').BuildOptions}
 */
function bundleOptions(folder) {
  const lib = resolve(folder, 'lib');
  /** Lists the bundle of each function for main.cjs. @type {import('esbuild').Plugin} */
  const listFunctions = {
    name: 'list-functions',
    setup: ({ onEnd }) =>
      onEnd(({ metafile }) => {
        const bundles = Object.entries(metafile?.outputs ?? {}).filter(([path]) =>
          /(?<!index)\.js$/.test(path),
        );
        const files = bundles.flatMap(([path, { exports }]) => exports.map((name) => [name, basename(path)]));
        if (metafile) writeFileSync(resolve(lib, 'files.json'), JSON.stringify(Object.fromEntries(files)));
      }),
  };
  return {
    absWorkingDir: import.meta.dirname,
    entryPoints: {
      ...Object.fromEntries(FILES.map((name) => [name, `src/${name}.ts`])),
      main: 'src/main.cjs',
      'reading-worker': 'src/calendars/reading-worker.ts',
      'repair-worker': '../packages/booth-3d/src/models/repair/repair-worker.ts',
    },
    loader: { '.cjs': 'copy' },
    outdir: lib,
    metafile: true,
    plugins: [listFunctions],
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    packages: 'external',
    alias: { '#company': COMPANY_FOLDER, 'zod/mini': './node_modules/zod/mini/index.js' },
    sourcemap: true,
    logLevel: 'warning',
  };
}

export async function buildFunctions(folder = import.meta.dirname) {
  await build(bundleOptions(folder));
}

/**
 * Builds, then again at every change of a source file until `dispose` is called on the result.
 * @param {string} folder the folder that gets lib/
 * @param {(failed: boolean) => void} onBuild called after each build but the first
 */
export async function watchFunctions(folder, onBuild) {
  let isFirst = true;
  const notify = {
    name: 'notify',
    setup: (plugin) =>
      plugin.onEnd((result) => {
        if (!isFirst) onBuild(result.errors.length > 0);
        isFirst = false;
      }),
  };
  const options = bundleOptions(folder);
  const watcher = await context({ ...options, plugins: [...(options.plugins ?? []), notify] });
  await watcher.watch();
  return watcher;
}

if (import.meta.main) await buildFunctions();
