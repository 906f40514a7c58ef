import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './addresses.ts';
import { ExpectedError } from './expected-error.ts';

const FILE = resolve(ROOT, '.local/tools.json');

/**
 * Returns the paths of the tools that scripts/setup.mjs found or installed. `hidane` is null for the official Firestore
 * emulator, for which there is Java; `chromium`, also Chrome, before the first browser test.
 * @throws {ExpectedError} if the set-up has not run yet
 */
export function readTools(): { hidane: string | null; chromium: string | null } {
  if (!existsSync(FILE))
    throw new ExpectedError('The set-up has not run yet: run node scripts/setup.mjs first.');
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** Returns the path of the browser that the set-up found; null before it searched for one. */
export function knownChromium(): string | null {
  return existsSync(FILE) ? readTools().chromium : null;
}
