import { defineConfig, type PlaywrightWorkerOptions } from '@playwright/test';
import { testStackAddresses } from './scripts/stack/addresses.ts';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';

type BrowserName = PlaywrightWorkerOptions['browserName'];

const { siteUrl } = testStackAddresses();

/** The nightly run sets it for its walks in Firefox and WebKit. */
const browserName = (process.env['E2E_BROWSER'] ?? 'chromium') as BrowserName;

/** Set by the commands that only take pictures, and by the nightly walks through both companies. */
const takesPictures = Boolean(process.env['TAKE_PICTURES']);

export default defineConfig({
  testDir: takesPictures ? 'tests/pictures' : 'tests/e2e',
  outputDir: `test-results/${takesPictures ? 'pictures' : browserName.replace('chromium', 'e2e')}`,
  // One set for all platforms: states.spec.ts tolerates differences in rendering
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  globalSetup: './tests/support/fixtures-warm-up.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // For tests run from an editor or with `npx playwright test`. `npm test` starts a stack first, and
  // `npm run test:stack` keeps one running.
  webServer: {
    command: 'node scripts/test/test-stack.ts',
    url: siteUrl,
    reuseExistingServer: true,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
  use: {
    baseURL: siteUrl,
    browserName,
    // A trace takes a quarter of the run's processor time. Here: npm run test:e2e -- --trace on place.spec.ts
    trace: process.env['CI']
      ? { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false }
      : 'off',
    // A tap on a moving element misses it. Motion has its own tests (page.spec.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserName === 'chromium' ? chromiumLaunchOptions() : {},
  },
});
