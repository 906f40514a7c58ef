import type { LaunchOptions } from '@playwright/test';
import { knownChromium } from '../../scripts/stack/tools.ts';

/**
 * Chromium loads the address bar's drop-down as a page for each context, which costs a second per test. The other
 * features are Playwright's list, which this argument replaces.
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

/** Turns off Chromium's own network traffic. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  `--disable-features=${DISABLED_FEATURES.join()}`,
  '--disable-quic',
  '--disable-sync',
  // Headless Chromium otherwise snaps glyphs to whole pixels, unlike on screens
  '--font-render-hinting=none',
  '--no-first-run',
];

/** Returns the launch options of all browser tests, with the Chromium found by the set-up or else Playwright's. */
export function chromiumLaunchOptions(): Pick<LaunchOptions, 'args' | 'executablePath'> {
  const executablePath = knownChromium();
  // Chromium's sandbox refuses to run as root, as is common in containers.
  const args = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET;
  return { args, ...(executablePath && { executablePath }) };
}
