import type { LaunchOptions } from '@playwright/test';
import { knownChromium } from '../../scripts/stack/tools.ts';

/**
 * The drop-down of the address bar is a page of its own, which Chromium loads anew with each context: a second of work
 * before each test, for nobody. The rest is from Playwright's own list, of which this one takes the place.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Nothing of its own on the network. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  `--disable-features=${DISABLED_FEATURES.join()}`,
  '--disable-quic',
  '--disable-sync',
  // Without a window, letters would otherwise be drawn on whole pixels, unlike on people's screens
  '--font-render-hinting=none',
  '--no-first-run',
];

/** How every browser test starts Chromium: the one that the set-up found, else Playwright's own. */
export function chromiumLaunchOptions(): Pick<LaunchOptions, 'args' | 'executablePath'> {
  const executablePath = knownChromium();
  // Chromium's sandbox refuses to run as root, which is usual in containers.
  const args = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET;
  return { args, ...(executablePath && { executablePath }) };
}
