/** Finds or installs Chromium for the browser tests. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runWithProgress, SetupError } from './report.mjs';

const INSTALLED = [
  // Without windows: renders the same pages with a sixth less CPU time (docs/performance.md)
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** True if apt-get can run without a password. */
const HAS_APT = process.platform === 'linux' && process.getuid?.() === 0;

function installWithApt(title, packages) {
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`;
  return runWithProgress(title, 'sh', ['-c', install]);
}

/**
 * Returns the path of the browser; `node` is the project's Node.js.
 * @throws SetupError with the last five lines of each failed installation
 */
export async function findBrowser(root, node) {
  const { chromium } = await import(join(root, 'node_modules/@playwright/test/index.mjs'));
  const ofPlaywright = chromium.executablePath();
  const find = () =>
    [process.env.CHROME_PATH, ...INSTALLED, ofPlaywright].find((path) => path && existsSync(path));

  // On CI, adds the faster headless build to the image's browser
  if (find() === '/usr/bin/chromium' && process.env.CI && HAS_APT)
    await installWithApt('Installing headless Chromium', 'chromium-headless-shell');
  const found = find();
  if (found) return found;
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const title = 'Downloading Chromium for the browser tests';
  const tries = [await runWithProgress(title, node, [cli, 'install', 'chromium'])];
  if (!find() && HAS_APT) {
    console.log('  download not available');
    tries.push(await installWithApt('Installing Chromium with apt-get', 'chromium chromium-headless-shell'));
  }
  const installed = find();
  if (installed) return installed;
  const causes = tries.map(({ output }) => output.split('\n').slice(-5).join('\n'));
  throw new SetupError(
    ['No browser for the tests: install Chromium or Chrome, or set CHROME_PATH.', ...causes].join('\n'),
  );
}
