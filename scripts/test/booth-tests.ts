/**
 * The tests of packages/booth-3d, which changes less often than the site and whose tests take minutes: `npm test` leaves
 * them out if what they read is as it was when they last passed here.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { execa } from 'execa';
import { ROOT } from '../stack/addresses.ts';

/** Files that the tests read. */
const READ = [
  'packages',
  'scripts/demo',
  'tests/browser',
  'tests/support',
  'package-lock.json',
  'vitest.config.ts',
];

const PASSED = resolve(ROOT, '.local/booth-tests');

/** Returns what identifies the files as committed; null if some differ from the commit. */
export async function boothState(): Promise<string | null> {
  const git = async (...args: string[]) =>
    (await execa('git', [...args, '--', ...READ], { cwd: ROOT })).stdout;
  return (await git('status', '--porcelain')) ? null : git('ls-tree', 'HEAD');
}

export function hasBoothPassed(state: string | null): boolean {
  return existsSync(PASSED) && readFileSync(PASSED, 'utf8') === state;
}

export function rememberBoothPassed(state: string | null): void {
  if (state) writeFileSync(PASSED, state);
}
