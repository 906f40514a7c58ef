import { defineConfig } from '@playwright/test';
import { testStackAddresses } from './scripts/stack/addresses.ts';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';

const { siteUrl } = testStackAddresses();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // One set for every platform: states.spec.ts is tolerant of how a machine draws
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  globalSetup: './tests/support/fixtures-warm-up.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // For tests that are run straight from an editor or with `npx playwright test`: npm test starts a stack before, and
  // npm run test:stack keeps one up.
  webServer: {
    command: 'node scripts/test-stack.ts',
    url: siteUrl,
    reuseExistingServer: true,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
  use: {
    baseURL: siteUrl,
    browserName: 'chromium',
    // Requests that a service worker answers pass by what tests answer; admin-offline.spec.ts lets it be
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    // A tap on something that still glides lands beside it; what moves is tested where it matters (page.spec.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunchOptions(),
  },
});
