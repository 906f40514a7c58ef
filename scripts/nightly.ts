/**
 * `npm run test:nightly -- --seed N --steps N`: runs all tests, including those that are too slow for `npm test`
 * (docs/testing.md). Also run before a release. The same seed and steps repeat a run; without a seed, one
 * is drawn and printed.
 */
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { firefox, webkit } from '@playwright/test';
import { PARTS } from './test/parts.ts';
import { printSummary } from './test/print-summary.ts';
import { runParts } from './test/run-parts.ts';
import { schemathesis } from './test/schemathesis.ts';
import { rememberTested } from './test/tested-commit.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, steps: { type: 'string', default: '100000' } },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));
const steps = Number(values.steps);
if (!Number.isInteger(seed) || !Number.isInteger(steps) || steps < 1) {
  console.error('Seed and steps must be whole numbers: npm run test:nightly -- --seed 42 --steps 100000');
  process.exit(1);
}

// The stack's guards and the runner end with this process
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

Object.assign(process.env, {
  PROPERTY_SEED: String(seed),
  MODEL_STEPS: String(steps),
  FUZZ_RUNS: '60',
  LOAD_DAYS: '500',
  ALL_TESTS: '1',
});
console.log(`To repeat this run: npm run test:nightly -- --seed ${seed} --steps ${steps}`);
const started = Date.now();
const argumentsOf: Record<string, string[]> = Object.fromEntries(
  Object.keys(PARTS).map((name) => [name, []]),
);
for (const browser of [firefox, webkit]) {
  const name = browser.name();
  if (existsSync(browser.executablePath())) argumentsOf[name] = ['--grep', '@smoke'];
  else console.log(`Skipping ${name}: not installed (npx playwright install --with-deps ${name}).`);
}
if (await schemathesis()) argumentsOf['api'] = ['--seed', String(seed), '--max-examples', '100'];
for (const name of ['company', 'second-company']) argumentsOf[name] = [];
const { failed } = printSummary(await runParts(argumentsOf), Date.now() - started);
if (failed === 0) await rememberTested();
process.exit(failed === 0 ? 0 : 1);
