import { defineConfig } from 'vitest/config';
import { stackEnvironment, testStackAddresses } from './scripts/stack/addresses.ts';

/** Tests of one running backend: a file at a time, because they share it. */
const onTheStack = {
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
        },
      },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...onTheStack } },
      { test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], ...onTheStack } },
    ],
  },
});
