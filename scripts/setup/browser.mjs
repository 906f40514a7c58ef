/** A Chromium for the browser tests. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runWithProgress, SetupError, say } from './report.mjs';

/** Chromium without a window: the same pages for a sixth less work of the processor (docs/performance.md). */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** True if Debian packages can be installed without asking. */
const isRootOnLinux = () => process.platform === 'linux' && process.getuid?.() === 0;

async function installWithApt(title, packages) {
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`;
  await runWithProgress(title, 'sh', ['-c', install]);
}

/**
 * Finds or installs a browser.
 * @param {string} root
 * @param {string} node the project's Node.js
 * @returns {Promise<string>} the browser program
 */
export async function findBrowser(root, node) {
  const { chromium } = await import(join(root, 'node_modules/@playwright/test/index.mjs'));
  const ofPlaywright = chromium.executablePath();
  const find = () =>
    [process.env.CHROME_PATH, ...INSTALLED, ofPlaywright].find((path) => path && existsSync(path));

  // CI gets the quicker headless build next to its own browser.
  if (find() === '/usr/bin/chromium' && process.env.CI && isRootOnLinux())
    await installWithApt('Installing Chromium without a window', 'chromium-headless-shell');
  const found = find();
  if (found) return found;
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  await runWithProgress('Downloading Chromium for the browser tests', node, [cli, 'install', 'chromium']);
  if (!find() && isRootOnLinux()) {
    say('  not to be had there');
    await installWithApt('Installing Chromium with apt-get', 'chromium chromium-headless-shell');
  }
  const installed = find();
  if (installed) return installed;
  throw new SetupError('No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to one.');
}
