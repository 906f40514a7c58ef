/**
 * `npm run test:nightly -- --seed N --steps N`: runs the property tests with other examples than this commit's own, and the
 * meetings' model, the fuzzer and the load tests at sizes for which `npm test` has no time. The same seed and steps are
 * the same run; without a seed it draws one and prints it.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runParts } from './test/run-parts.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, steps: { type: 'string', default: '100000' } },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));
const steps = Number(values.steps);
if (!Number.isInteger(seed) || !Number.isInteger(steps) || steps < 1) {
  console.error('Both are whole numbers: npm run test:nightly -- --seed 42 --steps 100000');
  process.exit(1);
}

// The stack's guards and the runner end with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

Object.assign(process.env, {
  PROPERTY_SEED: String(seed),
  MODEL_STEPS: String(steps),
  FUZZ_RUNS: '60',
  LOAD_DAYS: '500',
  FLOOD_ALL: '1',
});
console.log(`Again: npm run test:nightly -- --seed ${seed} --steps ${steps}`);
const results = Object.values(await runParts({ unit: [], functions: [] }));
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1);
