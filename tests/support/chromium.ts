import type { LaunchOptions } from '@playwright/test';
import { knownChromium } from '../../scripts/stack/tools.ts';

/** Nothing of its own on the network. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** How every browser test starts Chromium: the one that the set-up found, else Playwright's own. */
export function chromiumLaunchOptions(): Pick<LaunchOptions, 'args' | 'executablePath'> {
  const executablePath = knownChromium();
  // Chromium's sandbox refuses to run as root, which is usual in containers.
  const args = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET;
  return { args, ...(executablePath && { executablePath }) };
}
