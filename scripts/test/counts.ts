import { readFileSync } from 'node:fs';

/** What a runner did. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export function addCounts(all: Counts[]): Counts {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/**
 * A runner's own counts, made to agree with its exit code: one that fails without a failed test (a file that does not
 * load, an error between tests) or that found no test at all counts as one failure.
 */
export function settleCounts(counts: Counts | undefined, exitCode: number): Counts {
  const known = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const silentFailure = exitCode !== 0 && known.failed === 0;
  const empty = known.passed + known.failed === 0;
  return silentFailure || empty ? { ...known, failed: known.failed + 1 } : known;
}

/** Reads Vitest's JSON report; undefined when there is none. */
export function readVitestReport(file: string): Counts | undefined {
  const report = readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  }>(file);
  if (!report) return undefined;
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Reads Playwright's JSON report; undefined when there is none. A test that passes only when repeated has failed. */
export function readPlaywrightReport(file: string): Counts | undefined {
  const report = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
