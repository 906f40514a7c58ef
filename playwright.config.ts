import { defineConfig } from '@playwright/test';
import { testStackAddresses } from './scripts/stack/addresses.ts';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';

const { siteUrl } = testStackAddresses();

/** Set by the commands that only take pictures, and by the walks through both companies. */
const takesPictures = Boolean(process.env['TAKE_PICTURES']);

/** Set by `npm test`, which counts the results. */
const report = process.env['REPORT'];

const inChromium = { use: { launchOptions: chromiumLaunchOptions() } };

export default defineConfig({
  testDir: takesPictures ? 'tests/pictures' : 'tests/e2e',
  outputDir: `test-results/${takesPictures ? 'pictures' : 'e2e'}`,
  projects: takesPictures
    ? [{ name: 'pictures', ...inChromium }]
    : [
        { name: 'e2e', ...inChromium },
        ...(process.env['ALL_TESTS'] ? (['firefox', 'webkit'] as const) : []).map((browserName) => ({
          ...{ name: browserName, grep: /@smoke/, use: { browserName } },
        })),
      ],
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  // One set for all platforms: states.spec.ts tolerates differences in rendering
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  globalSetup: './tests/support/fixtures-warm-up.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Only for what hangs: on a busy machine everything takes its time
  timeout: 1_800_000,
  expect: { timeout: 90_000 },
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
    // A trace takes a quarter of the run's processor time. Here: npm run test:e2e -- --trace on place.spec.ts
    trace: process.env['CI']
      ? { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false }
      : 'off',
    // A tap on a moving element misses it. Motion has its own tests (page.spec.ts).
    contextOptions: { reducedMotion: 'reduce' },
  },
});
