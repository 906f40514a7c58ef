import { defineConfig } from '@playwright/test';
import { testStackAddresses } from './scripts/stack/addresses.ts';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // One set for every platform: visual.spec.ts is tolerant of how a machine draws
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  globalSetup: './tests/support/fixtures-warm-up.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: testStackAddresses().siteUrl,
    browserName: 'chromium',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    // A tap on something that still glides lands beside it; what moves is tested where it matters (page.spec.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunchOptions(),
  },
});
