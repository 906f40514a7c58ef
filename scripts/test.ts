/**
 * `npm test`: all parts, or one with its runner's arguments (`node scripts/test.ts e2e wizard.spec.ts`).
 * Parts that need a backend share one test stack, which is started here unless `npm run test:stack` keeps one up.
 * Ends with the plain line `N passed, N failed`; every part runs even when an earlier one fails.
 */
import { testStackAddresses } from './stack/addresses.ts';
import { isRunning, type RunningStack } from './stack/stack.ts';
import { addCounts, type Counts } from './test/counts.ts';
import { PARTS } from './test/parts.ts';
import { startTestStack } from './test/test-stack.ts';

const [only, ...runnerArguments] = process.argv.slice(2);
const names = only === undefined ? Object.keys(PARTS) : [only];
const addresses = testStackAddresses();

// The stack's guards and the runners end with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

async function startStackFor(parts: string[]): Promise<RunningStack | undefined> {
  const needs = parts.map((name) => PARTS[name]?.needs);
  if (!needs.includes('backend') && !needs.includes('site')) return undefined;
  if (await isRunning(addresses)) {
    console.log(`\nUsing the test stack that is up: ${addresses.siteUrl}`);
    return undefined;
  }
  console.log('\nStarting the test stack ...');
  return startTestStack(addresses, { withSite: needs.includes('site') });
}

async function runPart(name: string): Promise<Counts> {
  console.log(`\n== ${name}`);
  return (await PARTS[name]?.run(runnerArguments)) ?? { passed: 0, failed: 1, skipped: 0 };
}

async function runOnStack(parts: string[]): Promise<Record<string, Counts>> {
  const counts: Record<string, Counts> = {};
  let stack: RunningStack | undefined;
  try {
    stack = await startStackFor(parts);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    for (const name of parts) counts[name] = { passed: 0, failed: 1, skipped: 0 };
    return counts;
  }
  for (const name of parts) counts[name] = await runPart(name);
  await stack?.stop();
  return counts;
}

if (only !== undefined && !PARTS[only]) {
  console.error(`There is no part "${only}"; the parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const counts: Record<string, Counts> = {};
const started = Date.now();
for (const name of names) if (PARTS[name]?.needs === 'nothing') counts[name] = await runPart(name);
Object.assign(counts, await runOnStack(names.filter((name) => PARTS[name]?.needs !== 'nothing')));

const total = addCounts(Object.values(counts));
console.log(`\nSummary (${Math.round((Date.now() - started) / 1000)} s)`);
for (const [name, { passed, failed, skipped }] of Object.entries(counts)) {
  const aside = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`  ${name.padEnd(10)} ${passed} passed, ${failed} failed${aside}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
