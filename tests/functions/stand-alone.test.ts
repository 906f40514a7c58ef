import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { buildFunctions } from '../../functions/build.mjs';
import { ROOT } from '../../scripts/stack/addresses.ts';

const run = promisify(execFile);

/** The npm that belongs to this Node, whatever PATH says first. */
function npmCommand(): { command: string; args: string[] } {
  const fromRunner = process.env['npm_execpath'];
  return fromRunner ? { command: process.execPath, args: [fromRunner] } : { command: 'npm', args: [] };
}

/** Prints the most instances of each function, by its name. */
const PRINT_BOUNDS = `
  const functions = Object.entries(await import('./lib/index.js'));
  console.log(JSON.stringify(Object.fromEntries(functions.map(([name, { __endpoint }]) => [name, __endpoint.maxInstances]))));
`;

test('a copy of the functions folder alone installs by its lockfile and loads, each function with a bound on its instances', {
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
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', PRINT_BOUNDS], {
    cwd: folder,
    env: {
      PATH: dirname(process.execPath),
      GCLOUD_PROJECT: 'demo-stand-alone',
      FIREBASE_CONFIG: JSON.stringify({
        projectId: 'demo-stand-alone',
        storageBucket: 'demo-stand-alone.appspot.com',
      }),
    },
  });

  const bounds = JSON.parse(stdout) as Record<string, unknown>;
  expect(Object.keys(bounds)).toEqual(
    expect.arrayContaining([
      'api',
      'deliverMail',
      'deliverTeamMail',
      'media',
      'queueMail',
      'remindVisitors',
      'sweepMail',
    ]),
  );
  for (const [name, most] of Object.entries(bounds)) expect(most, name).toEqual(expect.any(Number));
  // What loads there is what was installed there.
  expect(createRequire(resolve(folder, 'lib/index.js')).resolve('firebase-functions')).toContain(folder);
});
