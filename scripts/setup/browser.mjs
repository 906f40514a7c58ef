/** A Chromium for the browser tests. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runWithProgress, SetupError, say } from './report.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

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

  const found = find();
  if (found) return found;
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  await runWithProgress('Downloading Chromium for the browser tests', node, [cli, 'install', 'chromium']);
  if (!find() && process.platform === 'linux' && process.getuid?.() === 0) {
    say('  not to be had there');
    const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium';
    await runWithProgress('Installing Chromium with apt-get', 'sh', ['-c', install]);
  }
  const installed = find();
  if (installed) return installed;
  throw new SetupError('No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to one.');
}
