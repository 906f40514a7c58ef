/** Results of the runners' tests, from their JSON reports. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTestResult } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { ROOT } from '../stack/addresses.ts';

/** One test of a part of `npm test`. */
export interface Result {
  readonly part: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Name and the start of the message, if it failed. */
  readonly failure?: string;
}

const LINES_OF_A_FAILURE = 12;
const LINES_OF_A_PAGE = 200;

/**
 * Returns a failed test with its name and the start of its message, without colors and the packages' lines of a stack,
 * which would hide a second message: what the console said.
 */
export function failed(part: string, name: string, message: string): Result {
  const all = stripVTControlCharacters(message).trim().split('\n');
  const lines = all
    .filter((line) => line && !/^\s+at .*node_modules/.test(line))
    .slice(0, LINES_OF_A_FAILURE);
  const failure = [name, ...lines.map((line) => `    ${line.slice(0, 200)}`)].join('\n');
  return { part, outcome: 'failed', failure };
}

/**
 * Returns the results of a runner, with a failure if it failed without a failed test (because of a file that does not
 * load or an error between tests), and for each part without tests. The report that `read` reads may be missing.
 */
export function settle(
  parts: readonly string[],
  exitCode: number | undefined,
  read: () => Result[],
): Result[] {
  let results: Result[] = [];
  try {
    results = read();
  } catch {
    // The exit code says more
  }
  if (exitCode !== 0 && !results.some(({ outcome }) => outcome === 'failed')) {
    const name = `${parts.join(', ')}: the runner exited with code ${exitCode}; see its output`;
    return [...results, failed(parts[0] ?? '', name, '')];
  }
  const isEmpty = (part: string) => !results.some((each) => each.part === part && each.outcome !== 'skipped');
  return [...results, ...parts.filter(isEmpty).map((part) => failed(part, `${part}: no tests found`, ''))];
}

/** Returns Vitest's project of a test file. */
function projectOf(file: string): string {
  return /^tests\/(\w+)\//.exec(file)?.[1] ?? (file.includes('.browser.test.') ? 'browser' : 'unit');
}

/** Reads Vitest's report. A file that does not load counts as one failed test. */
export function readVitest(report: string): Result[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JsonTestResults;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const part = projectOf(file);
    if (status === 'failed' && assertionResults.length === 0) return failed(part, file, message);
    const ran = assertionResults.filter(({ status, tags }) => status !== 'skipped' || !tags.includes('long'));
    return ran.map(({ fullName, status, failureMessages }): Result => {
      if (status === 'failed')
        return failed(part, `${file} › ${fullName}`, failureMessages?.join('\n') ?? '');
      return { part, outcome: status === 'passed' ? 'passed' : 'skipped' };
    });
  });
}

/** Reads Playwright's report. A test that passes only on retry has failed. */
export function readPlaywright(report: string): Result[] {
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as JSONReport;
  return suites.flatMap(resultsOf);
}

function resultsOf({ suites = [], specs }: JSONReportSuite): Result[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName: part, status, results }): Result => {
      if (status === 'expected') return { part, outcome: 'passed' };
      if (status === 'skipped') return { part, outcome: 'skipped' };
      const message = results.flatMap(({ errors }) => errors.map((error) => error.message)).join('\n');
      const { failure = '' } = failed(part, `${file}:${line} › ${title}`, message);
      return { part, outcome: 'failed', failure: failure + results.map(pageAtFailure).join('') };
    }),
  );
  return [...own, ...suites.flatMap(resultsOf)];
}

/** Returns the page's accessibility tree at the failure, for failures that occur only on another machine. */
function pageAtFailure({ attachments }: JSONReportTestResult): string {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  const tree = file && readFileSync(file, 'utf8').split('# Page snapshot')[1]?.split('# Test source')[0];
  return tree ? `\n${tree.trim().split('\n').slice(0, LINES_OF_A_PAGE).join('\n')}` : '';
}

/** Prints each part's counts, the failures, and the line `N passed, N failed`. */
export function printSummary(results: readonly Result[], tookMs: number): void {
  const count = (of: readonly Result[], wanted: Result['outcome']) =>
    of.filter(({ outcome }) => outcome === wanted).length;
  console.log(`\nSummary (${Math.round(tookMs / 1000)} s)`);
  for (const [part, own] of Map.groupBy(results, (result) => result.part)) {
    const skipped = count(own, 'skipped');
    const counts = `${count(own, 'passed')} passed, ${count(own, 'failed')} failed`;
    console.log(`  ${part.padEnd(10)} ${counts}${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
  // At the end, where people look first
  const failures = results.flatMap(({ failure = [] }) => failure);
  if (failures.length > 0) console.log(`\nFailed\n\n${failures.join('\n\n')}`);
  console.log(`\n${count(results, 'passed')} passed, ${failures.length} failed`);
}
