/** Runs the steps of a release with the installed Firebase tool. */
import { resolve } from 'node:path';
import { execa } from 'execa';
import * as z from 'zod/mini';
import { ROOT } from '../stack/addresses.ts';
import { ExpectedError } from '../stack/expected-error.ts';
import type { Deployment } from './read-deployment.ts';
import { addParameters, missingParameters, removedFunctions, type Step } from './release.ts';

export const FIREBASE = resolve(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** Output of `firebase functions:list --json`, limited to the parts we read. */
const liveFunctions = z.object({ result: z.array(z.object({ id: z.string() })) });

/**
 * Finds out which functions are live, and gives every parameter a value.
 * @param removing live functions that may be deleted
 * @param cwd folder of firebase.json
 * @throws {ExpectedError} if other functions would be deleted
 */
export async function prepareFunctions(
  { project, manifest, parameters }: Pick<Deployment, 'project' | 'manifest' | 'parameters'>,
  removing: readonly string[],
  cwd = ROOT,
): Promise<void> {
  const list = [FIREBASE, 'functions:list', '--project', project, '--json'];
  const { stdout, exitCode } = await execa(process.execPath, list, {
    cwd,
    stdin: 'inherit',
    stderr: 'inherit',
    reject: false,
  });
  if (exitCode !== 0) throw new ExpectedError(`The functions of ${project} cannot be listed:\n${stdout}`);
  const live = liveFunctions.parse(JSON.parse(stdout)).result.map(({ id }) => id);
  const unnamed = removedFunctions(manifest, live).filter((name) => !removing.includes(name));
  if (unnamed.length > 0)
    throw new ExpectedError(
      `This release lacks functions that are live: ${unnamed.join(', ')}. With --remove ${unnamed.join(',')} they are deleted.`,
    );
  const lines = missingParameters(manifest, parameters);
  if (lines.length === 0) return;
  const file = addParameters(resolve(cwd, 'functions'), project, lines);
  console.log(`\nAdded to functions/${file}, with their defaults: ${lines.join(', ')}`);
}

/**
 * Runs the steps in order.
 * @param options the folder of firebase.json, and the destination of the tool's output; the terminal if omitted
 * @throws {ExpectedError} if a step fails
 */
export async function runSteps(
  steps: readonly Step[],
  { cwd = ROOT, stdio = 'inherit' }: { cwd?: string; stdio?: 'inherit' | 'pipe' } = {},
): Promise<void> {
  for (const { what, args } of steps) {
    console.log(`\n${what} ...`);
    const { exitCode, stdout } = await execa(process.execPath, [FIREBASE, ...args], {
      cwd,
      stdio,
      // On a busy machine, loading the bundles takes longer than the tool's 10 seconds
      env: { FUNCTIONS_DISCOVERY_TIMEOUT: '60' },
      reject: false,
    });
    if (exitCode !== 0)
      throw new ExpectedError(
        `${what}: it failed, and nothing after it was done. Run the same command again to continue.\n${stdout ?? ''}`,
      );
  }
}
