import { appendFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { colors } from '#company/colors.ts';
import { logFilesOf, stackEnvironment, testStackAddresses } from './scripts/stack/addresses.ts';
import { type RecordedQuery, recordQuery } from './scripts/test/query-indexes.ts';
import { companyModules } from './src/config/company-vite.ts';
import { rulesOf } from './src/config/meetings.ts';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';
import { propertySeed } from './tests/support/property-seed.ts';
import { realLogos } from './tests/support/real-logos.ts';

/** Tag of tests that only `npm test -- --all` runs. */
const LONG = { name: 'long' };

/**
 * Files share a process: each still has its own modules, but Node.js and the packages start once. Threads that run
 * TypeScript take it from the cache: Node.js reads it with WebAssembly, and a process that ends many such threads can
 * crash (https://github.com/nodejs/node/issues/64500).
 */
const shared = {
  isolate: false,
  env: {
    PROPERTY_SEED: propertySeed(),
    NODE_COMPILE_CACHE: new URL('.local/compile-cache', import.meta.url).pathname,
  },
  setupFiles: ['tests/support/properties.ts'],
  tags: [LONG],
};

/** Only for what hangs: on a busy machine everything takes its time. */
const PATIENCE = { testTimeout: 1_800_000, expect: { poll: { timeout: 90_000 } } };

/** Set by `npm test -- --all`: every case, width and size. */
const ALL_TESTS = process.env['ALL_TESTS'] ?? '';

/** Set by `npm test`, which counts the results. */
const REPORT = process.env['REPORT'];

/** Returns a project of tests on one running backend, which runs once the projects of a lower order have ended. */
function onTheStack(name: string, groupOrder: number, maxWorkers: number) {
  const test = {
    ...shared,
    name,
    include: [`tests/${name}/**/*.test.ts`],
    setupFiles: [...shared.setupFiles, 'tests/support/record-queries.ts'],
    globalSetup: 'tests/support/start-stack.ts',
    env: { ...shared.env, ...stackEnvironment(testStackAddresses()) },
    maxWorkers,
    sequence: { groupOrder },
    ...PATIENCE,
    hookTimeout: PATIENCE.testTimeout,
  };
  return { test };
}

/** The specification's company, whose words the tests expect, also in a repository that builds another company's site. */
const SPECIFIED_COMPANY = new URL('src/company', import.meta.url).pathname;

const BROWSER_TESTS = '{src,packages/*/src}/**/*.browser.test.{ts,tsx}';

/** Every package that components import: one that Vite comes across in the middle of a run makes it start over. */
const PACKAGES_OF_COMPONENTS = [
  '@dnd-kit/core',
  '@dnd-kit/modifiers',
  '@dnd-kit/sortable',
  '@headlessui/react',
  '@hookform/resolvers/zod',
  '@nanostores/react',
  '@radix-ui/react-toast',
  '@vvo/tzdb',
  'axe-core',
  'downshift',
  'embla-carousel-react',
  'firebase/app',
  'ical-generator',
  'lucide-react',
  'luxon',
  'nanostores',
  'react',
  'react-day-picker',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'vitest-browser-react',
  'zod/mini',
];

/** Without a stack there is no database and no sign-in: the panel's components meet these in their place. */
const FAKE_FIREBASE = ['auth', 'firestore'].map((service) => ({
  find: `firebase/${service}`,
  replacement: new URL(`tests/browser/firebase/fake-${service}.ts`, import.meta.url).pathname,
}));

/** Projects whose tests run the product's functions in their own processes. */
const WITH_FUNCTIONS = ['functions', 'system'];

export default defineConfig({
  test: {
    reporters: ['default', ...(REPORT ? [['json', { outputFile: REPORT }] as ['json', object]] : [])],
    // The product's logs are checked after the run (scripts/test/visitors-in-logs.ts)
    onConsoleLog: (log, _type, entity) => {
      if (!WITH_FUNCTIONS.includes(entity?.project.name ?? '')) return true;
      appendFileSync(logFilesOf(testStackAddresses()).inTests, log);
      // Only the tests' own output is for people
      return !log.includes('"severity":');
    },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,functions/src,packages/*/src,scripts}/**/*.test.{ts,tsx}'],
          exclude: [BROWSER_TESTS],
          ...shared,
          ...PATIENCE,
          maxWorkers: 2,
        },
      },
      {
        // Components in a real browser, without a stack: tests/browser/fake-api.ts answers their requests
        plugins: [companyModules(SPECIFIED_COMPANY, colors), tailwindcss()],
        optimizeDeps: { include: PACKAGES_OF_COMPONENTS },
        resolve: { alias: FAKE_FIREBASE },
        define: {
          'process.env.ALL_TESTS': JSON.stringify(ALL_TESTS),
          'import.meta.env.FIREBASE': { apiKey: 'local', projectId: 'demo-booth' },
          'import.meta.env.MEETING_RULES': rulesOf({}),
        },
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          tags: [LONG],
          // Files share a page: reloading the product's modules for each took a sixth of the run
          isolate: false,
          setupFiles: ['tests/browser/setup.ts'],
          globalSetup: 'tests/support/pack-demo-models.ts',
          ...PATIENCE,
          // A page mostly waits for its driver: two share two cores well
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            traceView: false,
            dependencySourcemaps: false,
            commands: {
              recordQuery: (_context, query: RecordedQuery) => recordQuery(query),
              realLogos: (_context, count: number) => realLogos(count),
            },
            provider: playwright({
              launchOptions: chromiumLaunchOptions(),
              contextOptions: { reducedMotion: 'reduce', timezoneId: 'America/New_York', locale: 'en-US' },
              actionTimeout: PATIENCE.expect.poll.timeout,
            }),
            instances: [{ browser: 'chromium', name: 'browser' }],
            viewport: { width: 1440, height: 900 },
            // As in Playwright: a part of a name finds it
            locators: { exact: false },
          },
        },
      },
      // It stops the mail server and reloads the demo content
      onTheStack('system', 2, 1),
      onTheStack('rules', 3, 2),
      onTheStack('functions', 3, 2),
    ],
  },
});
