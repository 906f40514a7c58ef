import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { buildFunctions } from '../../functions/build.mjs';
import type { Manifest } from '../../scripts/deploy/read-deployment.ts';
import { ROOT } from '../../scripts/stack/addresses.ts';

const run = promisify(execFile);

/** Prints each function's maxInstances, and whether its instance would load less than all functions. */
const PRINT_LOADED = `
  const { createRequire } = await import('node:module');
  const require = createRequire(process.cwd() + '/lib/main.cjs');
  const all = Object.keys(require('./main.cjs'));
  const loaded = all.map((name) => {
    delete require.cache[require.resolve('./main.cjs')];
    process.env.FUNCTION_TARGET = name;
    const own = require('./main.cjs');
    return [name, { most: own[name].__endpoint.maxInstances, isApart: Object.keys(own).length < all.length }];
  });
  console.log(JSON.stringify(Object.fromEntries(loaded)));
`;

const ENVIRONMENT = {
  PATH: dirname(process.execPath),
  GCLOUD_PROJECT: 'demo-stand-alone',
  FIREBASE_CONFIG: JSON.stringify({
    projectId: 'demo-stand-alone',
    storageBucket: 'demo-stand-alone.appspot.com',
  }),
};

/** Expects an instance of each function to load only its part, and a limit on its instances. */
async function expectApart(folder: string): Promise<void> {
  const args = ['--input-type=module', '-e', PRINT_LOADED];
  const { stdout } = await run(process.execPath, args, { cwd: folder, env: ENVIRONMENT });
  for (const [name, own] of Object.entries(JSON.parse(stdout) as Record<string, unknown>)) {
    expect(own, name).toEqual({ most: expect.any(Number), isApart: true });
  }
}

/**
 * Returns a folder with the functions' packages, installed from their lockfile alone and outside the repository, so that
 * no package of the root can stand in. It is kept until the lockfile changes.
 */
async function installedPackages(): Promise<string> {
  const files = ['package.json', 'package-lock.json', '.npmrc'];
  const contents = await Promise.all(files.map((file) => readFile(resolve(ROOT, 'functions', file))));
  const hash = createHash('sha256').update(Buffer.concat(contents)).digest('hex').slice(0, 16);
  const kept = resolve(tmpdir(), `booth-studio-functions-${hash}`);
  if (existsSync(kept)) return kept;

  const folder = await mkdtemp(resolve(tmpdir(), 'functions-'));
  for (const file of files) await copyFile(resolve(ROOT, 'functions', file), resolve(folder, file));
  // This Node's npm, whatever is first on the PATH
  const fromRunner = process.env['npm_execpath'];
  const [command, ...args] = fromRunner ? [process.execPath, fromRunner] : ['npm'];
  await run(command, [...args, 'ci', '--omit=dev', '--prefer-offline', '--ignore-scripts'], { cwd: folder });
  await rename(folder, kept);
  return kept;
}

test('a copy of the functions folder alone installs by its lockfile and loads, each function separately, without problems', async () => {
  const packages = await installedPackages();
  const folder = await mkdtemp(resolve(tmpdir(), 'functions-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await copyFile(resolve(ROOT, 'functions/package.json'), resolve(folder, 'package.json'));
  await symlink(resolve(packages, 'node_modules'), resolve(folder, 'node_modules'));
  await buildFunctions(folder);
  await expectApart(folder);

  const output = resolve(folder, 'manifest.json');
  const describe = resolve(folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const env = { ...ENVIRONMENT, GCLOUD_PROJECT: 'acme', FUNCTIONS_MANIFEST_OUTPUT_PATH: output };
  await run(process.execPath, [describe], { cwd: folder, env });

  const manifest = JSON.parse(await readFile(output, 'utf8')) as Manifest;
  const some = ['api', 'deliverMail', 'deliverTeamMail', 'everyHour', 'media', 'meetingLogo', 'queueMail'];
  expect(Object.keys(manifest.endpoints)).toEqual(expect.arrayContaining(some));
  // The loaded modules are the installed ones.
  expect(createRequire(resolve(folder, 'lib/index.js')).resolve('firebase-functions')).toContain(packages);
});
