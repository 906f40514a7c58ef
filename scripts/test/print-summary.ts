import { addCounts, type Counts } from './counts.ts';
import type { PartResult } from './run-parts.ts';

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

/**
 * Prints the result of each part, skipped costly tests, the failures, and the line `N passed, N failed`; returns the
 * sum.
 */
export function printSummary(results: Record<string, PartResult>, tookMs: number): Counts {
  console.log(`\nSummary (${seconds(tookMs)})`);
  for (const [name, { passed, failed, skipped, tookMs }] of Object.entries(results)) {
    const skippedText = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`  ${name.padEnd(10)} ${passed} passed, ${failed} failed${skippedText} (${seconds(tookMs)})`);
  }
  const notRun = Object.values(results).flatMap(({ notRun = {} }) => Object.entries(notRun));
  if (notRun.length > 0) {
    console.log(
      '\nNot run: what these read has not changed since they passed (npm run test:nightly runs all)',
    );
    const inPackage = Map.groupBy(notRun, ([file]) => /^packages\/[^/]+/.exec(file)?.[0] ?? file);
    for (const [name, files] of inPackage) {
      const times = files.map(([, at]) => at).toSorted();
      console.log(`  ${name}${files.length > 1 ? `, ${files.length} files` : ''} (passed ${times[0]} UTC)`);
    }
  }
  const total = addCounts(Object.values(results));
  // At the end, where people look first
  if (total.failures.length > 0) console.log(`\nFailed\n\n${total.failures.join('\n\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total;
}
