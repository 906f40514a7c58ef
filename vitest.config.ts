import { defineConfig } from 'vitest/config';
import { stackEnvironment, testStackAddresses } from './scripts/stack/addresses.ts';

/** Files share a process: each has its own modules all the same, but Node.js and the packages start once. */
const shared = { isolate: false };

/** Tests of one running backend: a file at a time, because they share it. */
const onTheStack = {
  ...shared,
  globalSetup: 'tests/support/start-stack.ts',
  env: stackEnvironment(testStackAddresses()),
  fileParallelism: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'functions/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 20_000,
          ...shared,
        },
      },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...onTheStack } },
      { test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], ...onTheStack } },
      { test: { name: 'system', include: ['tests/system/**/*.test.ts'], ...onTheStack } },
    ],
  },
});
