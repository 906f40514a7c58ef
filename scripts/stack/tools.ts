import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './addresses.ts';
import { ExpectedError } from './expected-error.ts';

/** Tools found or installed by scripts/setup.mjs. */
export interface Tools {
  /** Path of hidane; null to use the official Firestore emulator, for which there is Java. */
  hidane: string | null;
  /** Path of Chromium or Chrome; null before the first browser test. */
  chromium: string | null;
}

const FILE = resolve(ROOT, '.local/tools.json');

/** @throws {ExpectedError} if the set-up has not run yet */
export function readTools(): Tools {
  if (!existsSync(FILE))
    throw new ExpectedError('The set-up has not run yet: run node scripts/setup.mjs first.');
  return JSON.parse(readFileSync(FILE, 'utf8')) as Tools;
}

/** Returns the path of the browser that the set-up found; null before it searched for one. */
export function knownChromium(): string | null {
  return existsSync(FILE) ? readTools().chromium : null;
}
