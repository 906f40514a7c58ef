/**
 * Bundles the functions and the domain code they import into lib/: Firebase uploads this folder only. Each function has a
 * bundle with the packages that it needs and no other, and lib/main.cjs decides which is loaded; lib/index.js, with all
 * of them, is what tools read to learn which functions there are. Run-time packages stay external (they are the
 * dependencies of package.json here), but those of `api`: it is what visitors wait for, and one file loads in half the time
 * of a thousand (docs/decisions/0110-what-an-instance-loads.md).
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, context } from 'esbuild';
import { compileAhead, removeCompiled } from './compile-ahead.mjs';
import { requireNode } from './require-node.mjs';
import { trimPackages } from './trim-packages.mjs';

// An older one has no import.meta.main, and would build nothing without a word
requireNode(process.versions.node);

/** The function whose packages are in its bundle. */
const WHOLE = 'api';

/** The package that the runtime itself has loaded when it comes to ours, from the same folder. */
const LOADED_BEFORE = 'express';

/** The files of src/ that define functions, without their extension; tests have two. */
const FILES = readdirSync(resolve(import.meta.dirname, 'src'))
  .flatMap((file) => (/^[\w-]+\.ts$/.test(file) ? [file.slice(0, -'.ts'.length)] : []))
  .filter((name) => name !== WHOLE);

/**
 * The esbuild settings of both kinds of bundles.
 * @param {string} folder where lib/ is to be
 * @returns {import('esbuild').BuildOptions[]}
 */
function bundleOptions(folder) {
  const common = {
    absWorkingDir: import.meta.dirname,
    outdir: resolve(folder, 'lib'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    sourcemap: true,
    logLevel: 'warning',
  };
  const light = {
    ...common,
    entryPoints: {
      ...Object.fromEntries(FILES.map((name) => [name, `src/${name}.ts`])),
      main: 'src/main.cjs',
      'load-compiled': 'src/load-compiled.cjs',
    },
    loader: { '.cjs': 'copy' },
    format: 'esm',
    packages: 'external',
  };
  const whole = {
    ...common,
    entryPoints: { [WHOLE]: `src/${WHOLE}.ts` },
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    // The packages' own would be most of it
    sourcesContent: false,
    plugins: [trimPackages()],
    external: [LOADED_BEFORE],
  };
  return [light, whole];
}

/**
 * Builds once.
 * @param {string} [folder] the folder that gets lib/; this one when left out
 */
export async function buildFunctions(folder = import.meta.dirname) {
  await Promise.all(bundleOptions(folder).map((options) => build(options)));
  await compileAhead(wholeBundle(folder));
}

/** Where the bundle of `api` is. */
function wholeBundle(folder) {
  return resolve(folder, 'lib', `${WHOLE}.cjs`);
}

/**
 * Builds, then again at every change of a source file until `dispose` is called on the result.
 * @param {string} folder the folder that gets lib/
 * @param {(failed: boolean) => void} onBuild called after each build but the first of each bundle
 */
export async function watchFunctions(folder, onBuild) {
  // Of what was built before; while it changes all the time, nothing is compiled ahead
  removeCompiled(wholeBundle(folder));
  const watchers = await Promise.all(
    bundleOptions(folder).map(async (options) => {
      let isFirst = true;
      const notify = {
        name: 'notify',
        setup: (plugin) =>
          plugin.onEnd((result) => {
            if (!isFirst) onBuild(result.errors.length > 0);
            isFirst = false;
          }),
      };
      const watcher = await context({ ...options, plugins: [...(options.plugins ?? []), notify] });
      await watcher.watch();
      return watcher;
    }),
  );
  return { dispose: () => Promise.all(watchers.map((watcher) => watcher.dispose())) };
}

if (import.meta.main) await buildFunctions();
