import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './addresses.ts';
import { ExpectedError } from './expected-error.ts';

/** Tools that scripts/setup.mjs found or installed on this machine. */
export interface Tools {
  /** The hidane program, or null where Java runs the official Firestore emulator. */
  hidane: string | null;
  /** True if the official Storage rules runtime and Java are installed. */
  storageRulesRuntime: boolean;
  /** A Chromium or Chrome program, or null when no test asked for one yet. */
  chromium: string | null;
}

const FILE = resolve(ROOT, '.local/tools.json');

/** @throws {ExpectedError} when the set-up has not run yet */
export function readTools(): Tools {
  if (!existsSync(FILE))
    throw new ExpectedError('The set-up has not run yet: run node scripts/setup.mjs first.');
  return JSON.parse(readFileSync(FILE, 'utf8')) as Tools;
}

/** The browser that the set-up found; null before it has looked for one. */
export function knownChromium(): string | null {
  return existsSync(FILE) ? readTools().chromium : null;
}
