import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { buildFunctions } from '../../functions/build.mjs';
import { compiledPath } from '../../functions/src/load-compiled.cjs';
import { checkFunctions } from '../../scripts/deploy/check-functions.ts';
import type { HostingFile, Manifest } from '../../scripts/deploy/deployment.ts';
import { ROOT } from '../../scripts/stack/addresses.ts';

const run = promisify(execFile);

/** The npm that belongs to this Node, whatever PATH says first. */
function npmCommand(): { command: string; args: string[] } {
  const fromRunner = process.env['npm_execpath'];
  return fromRunner ? { command: process.execPath, args: [fromRunner] } : { command: 'npm', args: [] };
}

/**
 * Prints of each function, by its name, the most instances of what its own instance would load, and whether that is less
 * than all of them; `api` has to load where no package is but the one that the runtime has loaded before.
 */
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
  require(process.env.LONELY);
  console.log(JSON.stringify(Object.fromEntries(loaded)));
`;

/** What the runtime gives a function. */
const ENVIRONMENT = {
  PATH: dirname(process.execPath),
  GCLOUD_PROJECT: 'demo-stand-alone',
  FIREBASE_CONFIG: JSON.stringify({
    projectId: 'demo-stand-alone',
    storageBucket: 'demo-stand-alone.appspot.com',
  }),
};

/** Expects an instance of each function to load its own part, with a bound on its instances. */
async function expectApart(folder: string): Promise<void> {
  const lonely = resolve(await mkdtemp(resolve(tmpdir(), 'api-')), 'api.cjs');
  onTestFinished(() => rm(dirname(lonely), { recursive: true, force: true }));
  await copyFile(resolve(folder, 'lib/api.cjs'), lonely);
  await mkdir(resolve(dirname(lonely), 'node_modules'));
  await symlink(resolve(folder, 'node_modules/express'), resolve(dirname(lonely), 'node_modules/express'));
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', PRINT_LOADED], {
    cwd: folder,
    env: { ...ENVIRONMENT, LONELY: lonely },
  });
  for (const [name, own] of Object.entries(JSON.parse(stdout) as Record<string, unknown>)) {
    expect(own, name).toEqual({ most: expect.any(Number), isApart: true });
  }
}

/** Prints whether V8 takes what was compiled ahead of `api`, and what `api` exports. */
const PRINT_COMPILED = `
  const { createRequire } = await import('node:module');
  const { readFileSync } = await import('node:fs');
  const require = createRequire(process.cwd() + '/lib/main.cjs');
  const { compiledPath, scriptOf } = require('./load-compiled.cjs');
  const path = process.cwd() + '/lib/api.cjs';
  const compiled = readFileSync(compiledPath(path)).subarray(64);
  const { cachedDataRejected } = scriptOf(path, readFileSync(path, 'latin1'), compiled);
  console.log(JSON.stringify({ isTaken: !cachedDataRejected, exported: Object.keys(require('./main.cjs')) }));
`;

/** Expects what was compiled ahead to be of use, and to do no harm where it is damaged or of another bundle. */
async function expectCompiledAhead(folder: string): Promise<void> {
  const print = async () => {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', PRINT_COMPILED], {
      cwd: folder,
      env: { ...ENVIRONMENT, FUNCTION_TARGET: 'api' },
    });
    return JSON.parse(stdout) as unknown;
  };
  const exported = ['api', 'createApi'];
  expect(await print()).toEqual({ isTaken: true, exported });

  const compiled = compiledPath(resolve(folder, 'lib/api.cjs'));
  const whole = await readFile(compiled);
  await writeFile(compiled, whole.subarray(0, whole.length / 2));
  expect(await print()).toEqual({ isTaken: false, exported });
  // Of another bundle: V8 itself would look at its length only
  await writeFile(compiled, Buffer.concat([Buffer.from('0'.repeat(64)), whole.subarray(64)]));
  expect(await print()).toEqual({ isTaken: true, exported });
  await writeFile(compiled, whole);
}

test('a copy of the functions folder alone installs by its lockfile and loads, each function apart, and nothing is wrong with them', {
  timeout: 300_000,
}, async () => {
  const folder = await mkdtemp(resolve(tmpdir(), 'functions-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    await copyFile(resolve(ROOT, 'functions', file), resolve(folder, file));
  }
  await buildFunctions(folder);

  const npm = npmCommand();
  await run(npm.command, [...npm.args, 'ci', '--omit=dev', '--prefer-offline', '--ignore-scripts'], {
    cwd: folder,
  });
  await expectApart(folder);
  await expectCompiledAhead(folder);

  const output = resolve(folder, 'manifest.json');
  await run(
    process.execPath,
    [resolve(folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js')],
    {
      cwd: folder,
      env: { ...ENVIRONMENT, FUNCTIONS_MANIFEST_OUTPUT_PATH: output },
    },
  );

  const manifest = JSON.parse(await readFile(output, 'utf8')) as Manifest;
  expect(Object.keys(manifest.endpoints)).toEqual(
    expect.arrayContaining([
      'api',
      'deliverMail',
      'deliverTeamMail',
      'media',
      'meetingLogo',
      'queueMail',
      'remindVisitors',
      'sweepMail',
    ]),
  );
  const config = JSON.parse(await readFile(resolve(ROOT, 'firebase.json'), 'utf8')) as HostingFile;
  expect(checkFunctions({ manifest, config })).toEqual([]);
  // What loads there is what was installed there.
  expect(createRequire(resolve(folder, 'lib/index.js')).resolve('firebase-functions')).toContain(folder);
});
