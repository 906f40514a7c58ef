/** The commit that passed the nightly run, for the checks before a deployment. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { execa } from 'execa';
import { ROOT } from '../stack/addresses.ts';

const TESTED = resolve(ROOT, '.local/tested');

/** Returns the paths that differ from the current commit or are untracked. */
export async function changedFiles(): Promise<string[]> {
  const { stdout } = await execa('git', ['status', '--porcelain'], { cwd: ROOT });
  return stdout.split('\n').flatMap((line) => (line.trim() ? [line.slice(3)] : []));
}

async function currentCommit(): Promise<string> {
  const { stdout } = await execa('git', ['rev-parse', 'HEAD'], { cwd: ROOT });
  return stdout;
}

/** Records that all tests passed, unless files differ from the commit. */
export async function rememberTested(): Promise<void> {
  if ((await changedFiles()).length === 0) writeFileSync(TESTED, await currentCommit());
}

/** True if all tests passed here for the current commit. */
export async function isTested(): Promise<boolean> {
  return existsSync(TESTED) && readFileSync(TESTED, 'utf8') === (await currentCommit());
}
