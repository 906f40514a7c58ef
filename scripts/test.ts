/**
 * `npm test`: all parts, or some of them with their runner's arguments (`node scripts/test.ts e2e wizard.spec.ts`,
 * `node scripts/test.ts rules,functions`); `smoke` is the main paths in a minute. Parts run in parallel where test/parts.ts
 * allows it, on one test stack, which is started here unless `npm run test:stack` keeps one running. Every part runs
 * even if another fails. Ends with the failures and the line `N passed, N failed`.
 */
import { addCounts, type Counts } from './test/counts.ts';
import { PARTS } from './test/parts.ts';
import { runParts } from './test/run-parts.ts';
import { rememberTested } from './test/tested-commit.ts';

/** Parts of `smoke`: the domain's unit tests, and the main paths in a browser. */
const SMOKE = { unit: ['src/domain'], e2e: ['--grep', '@smoke'] };

const [chosen, ...runnerArguments] = process.argv.slice(2);
const names = chosen === 'smoke' ? Object.keys(SMOKE) : (chosen?.split(',') ?? Object.keys(PARTS));
const unknown = names.filter((name) => !PARTS[name]);
if (unknown.length > 0) {
  console.error(`No part named "${unknown}"; the parts are ${Object.keys(PARTS).join(', ')}, and smoke.`);
  process.exit(1);
}

// The stack's guards and the runners end with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

const started = Date.now();
const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
const argumentsOf: Record<string, string[]> =
  chosen === 'smoke' ? SMOKE : Object.fromEntries(names.map((name) => [name, runnerArguments]));
const results = await runParts(argumentsOf);

console.log(`\nSummary (${seconds(Date.now() - started)})`);
for (const [name, { passed, failed, skipped, tookMs }] of Object.entries(results)) {
  const skippedText = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`  ${name.padEnd(10)} ${passed} passed, ${failed} failed${skippedText} (${seconds(tookMs)})`);
}
const total: Counts = addCounts(Object.values(results));
// At the end, where people look first
if (total.failures.length > 0) console.log(`\nFailed\n\n${total.failures.join('\n\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
if (!chosen && total.failed === 0) await rememberTested();
process.exit(total.failed === 0 ? 0 : 1);
