/**
 * Test files that take long and read little of the repository. `npm test` runs one if a file that it reads has
 * changed since it last passed here; `npm run test:nightly` runs all of them.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../stack/addresses.ts';

/** Files that draw a booth in 3D, which is done by software in tests. */
const SCENE = ['packages/booth-3d', 'src/booth', 'scripts/demo/models', 'tests/browser/booth-scene'];

/** Files that tests of packages/booth-3d read. */
const BOOTH = [
  ...['packages', 'scripts/demo', 'tests/browser/booth-scene', 'tests/support/demo-models.ts'],
  ...['tests/support/model-files.ts', 'tests/support/model-vertices.ts', 'tests/support/model-views.ts'],
  ...['tests/support/packed-upload.ts', 'tests/support/glb-json.ts', 'tests/support/pictures.ts'],
];

/** All tests of packages/booth-3d, since it changes less often than the site. */
function testsOfBooth(isIn: (file: string) => boolean): Record<string, readonly string[]> {
  const files = globSync('packages/booth-3d/src/**/*.test.ts', { cwd: ROOT });
  return Object.fromEntries(files.filter(isIn).map((file) => [file, BOOTH]));
}

/** Files that build the site's pages. */
const SITE = [
  ...['src/config', 'src/pages', 'src/layouts', 'src/sections', 'src/domain', 'astro.config.mjs'],
  ...['tests/support/built-copy.ts', 'tests/support/project-copy.ts', 'tests/support/read-site.ts'],
];

/**
 * Paths of files or folders that each costly test reads, by part. The test itself and the lockfiles are always
 * included.
 */
export const COSTLY_TESTS: Record<string, Record<string, readonly string[]>> = {
  unit: {
    ...testsOfBooth((file) => !file.includes('.browser.')),
    'scripts/deploy/first-release.test.ts': [
      ...['scripts/deploy', 'scripts/deploy.ts', 'scripts/build.ts', 'scripts/test/tested-commit.ts'],
      ...['functions', 'src/config', 'src/pages', 'src/layouts', 'astro.config.mjs', 'package.json'],
      ...['firebase.json', 'firestore.rules', 'firestore.indexes.json', 'storage.rules'],
      'tests/support/fake-google.ts',
    ],
    'scripts/deploy/run-release.test.ts': [
      ...['scripts/deploy', 'functions', 'firebase.json', 'package.json', 'tests/support/fake-google.ts'],
    ],
    'src/config/hostile-content.test.ts': [...SITE, 'tests/support/projects.ts'],
    'src/config/many-projects.test.ts': [...SITE, 'tests/support/projects.ts', 'src/features/gallery'],
  },
  // One test that draws in 3D always runs: src/features/wizard/scene/Stage.browser.test.tsx
  browser: {
    ...testsOfBooth((file) => file.includes('.browser.') && !file.includes('.scenes.')),
    'src/features/admin/content/model/FormModel.browser.test.tsx': [...SCENE, 'src/features/admin/content'],
    'src/features/wizard/booth/OwnCards.browser.test.tsx': [...SCENE, 'src/features/wizard/booth'],
    'src/features/wizard/booth/Walk.browser.test.tsx': [...SCENE, 'src/features/wizard/booth'],
    'src/features/wizard/scene/Moving.browser.test.tsx': [...SCENE, 'src/features/wizard/scene'],
  },
  rules: {
    'tests/rules/mutants.test.ts': ['firestore.rules', 'tests/rules', 'src/domain/records'],
  },
  functions: {
    'tests/functions/alerts.test.ts': ['functions', 'deploy/monitoring', 'tests/support/raised-alerts.ts'],
    'tests/functions/flood.test.ts': [
      ...['functions/src/http', 'functions/src/platform', 'functions/src/api.ts'],
      'tests/support/functions-framework.ts',
    ],
    'tests/functions/stand-alone.test.ts': [
      ...['functions', 'packages', 'scripts/deploy'],
      ...['firebase.json', 'firestore.rules', 'firestore.indexes.json', 'storage.rules'],
    ],
  },
};

const INSTALLED = ['package-lock.json', 'functions/package-lock.json'];

/** State of a test's inputs when it last passed here. */
interface Passed {
  readonly hash: string;
  /** Date and time, for people. */
  readonly at: string;
}

const PASSED = resolve(ROOT, '.local/costly-tests.json');

function readPassed(): Record<string, Passed> {
  return existsSync(PASSED) ? JSON.parse(readFileSync(PASSED, 'utf8')) : {};
}

/** Hashes names and contents of the current files below the paths, committed or not, without ignored files. */
export function hashFiles(paths: readonly string[], root = ROOT): string {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].toSorted()) {
    const path = resolve(root, file);
    // Git lists a deleted file until the deletion is committed
    if (existsSync(path)) hash.update(`${file}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** Returns the hash of the inputs of each costly test of a part. */
export function hashCostlyTests(part: string): Record<string, string> {
  const known = new Map<readonly string[], string>();
  const hashOf = (file: string, reads: readonly string[]) => {
    const hash = known.get(reads) ?? hashFiles([...reads, ...INSTALLED]);
    known.set(reads, hash);
    return createHash('sha256')
      .update(hash)
      .update(readFileSync(resolve(ROOT, file)))
      .digest('hex');
  };
  const tests = Object.entries(COSTLY_TESTS[part] ?? {});
  return Object.fromEntries(tests.map(([file, reads]) => [file, hashOf(file, reads)]));
}

/** Returns the tests that passed with the same hash, and when. */
export function findUnchanged(hashes: Record<string, string>, passed = readPassed()): Record<string, string> {
  const unchanged = Object.entries(hashes).filter(([file, hash]) => passed[file]?.hash === hash);
  return Object.fromEntries(unchanged.map(([file]) => [file, passed[file]?.at ?? '']));
}

/**
 * Records the costly tests that passed.
 * @param hashes hashes from before the run, so that a file that changes during it counts as changed
 */
export function rememberPassed(files: readonly string[], hashes: Record<string, string>): void {
  const at = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const passed = files.flatMap((file) => (hashes[file] ? [[file, { hash: hashes[file], at }]] : []));
  if (passed.length === 0) return;
  writeFileSync(PASSED, JSON.stringify({ ...readPassed(), ...Object.fromEntries(passed) }, null, 2));
}
