/**
 * `npm test`: runs all parts, or some of them with arguments for their runner (`node scripts/test.ts e2e
 * wizard.spec.ts`, `node scripts/test.ts rules,functions`); `smoke` runs the main paths in a minute. Parts run in
 * parallel where test/parts.ts allows it, on one test stack. It is started here unless `npm run test:stack` keeps one
 * running. Parts of the nightly run go by name: `npm test company,second-company`. Every part runs even if another fails. A part that runs without arguments skips costly tests whose inputs
 * have not changed (test/costly-tests.ts). Ends with the failures and the line `N passed, N failed`.
 */
import { NIGHTLY_PARTS, PARTS } from './test/parts.ts';
import { printSummary } from './test/print-summary.ts';
import { runParts } from './test/run-parts.ts';

/** Parts of `smoke`: the domain's unit tests, and the main paths in a browser. */
const SMOKE = { unit: ['src/domain'], e2e: ['--grep', '@smoke'] };

const [chosen, ...runnerArguments] = process.argv.slice(2);
const names = chosen === 'smoke' ? Object.keys(SMOKE) : (chosen?.split(',') ?? Object.keys(PARTS));
const unknown = names.filter((name) => !{ ...PARTS, ...NIGHTLY_PARTS }[name]);
if (unknown.length > 0) {
  console.error(`No part named "${unknown}"; the parts are ${Object.keys(PARTS).join(', ')}, and smoke.`);
  process.exit(1);
}

// The stack's guards and the runners end with this process
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

const started = Date.now();
const argumentsOf: Record<string, string[]> =
  chosen === 'smoke' ? SMOKE : Object.fromEntries(names.map((name) => [name, runnerArguments]));
const results = await runParts(argumentsOf);
const { failed } = printSummary(results, Date.now() - started);
process.exit(failed === 0 ? 0 : 1);
