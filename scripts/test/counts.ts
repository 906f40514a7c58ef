import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { ROOT } from '../stack/addresses.ts';

type PlaywrightResult = JSONReportSuite['specs'][number]['tests'][number]['results'][number];

/** Result of a runner. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests: file and name, then the start of the message. */
  failures: string[];
  /** Costly tests that were skipped because they passed here with the same inputs, and when. */
  notRun?: Record<string, string>;
}

/** Maximum lines of a failure's message in a run's summary. */
const LINES_OF_A_FAILURE = 12;
const LINES_OF_A_PAGE = 200;

export function addCounts(all: Counts[]): Counts {
  const sum = (of: (counts: Counts) => number) => all.reduce((total, counts) => total + of(counts), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/** Counts one test; it passes if `failure` is null. */
export function countOne(failure: string | null): Counts {
  return failure === null
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [failure] };
}

/**
 * Formats a failure for the summary: its name and the start of its message, without colors and the packages' lines of a
 * stack, which would hide a second message: what the console said.
 */
export function describeFailure(name: string, message: string): string {
  const all = stripVTControlCharacters(message).trim().split('\n');
  const lines = all.filter((line) => !/^\s+at .*node_modules/.test(line)).slice(0, LINES_OF_A_FAILURE);
  return [name, ...lines.map((line) => `    ${line.slice(0, 200)}`)].join('\n');
}

/**
 * Reconciles a runner's counts with its exit code. A runner counts as one failure if it fails without a failed test
 * (because of a file that does not load or an error between tests), or finds no tests.
 */
export function settleCounts(counts: Counts | undefined, exitCode: number): Counts {
  const known = counts ?? addCounts([]);
  const silentFailure = exitCode !== 0 && known.failed === 0;
  const empty = known.passed + known.failed === 0;
  if (!silentFailure && !empty) return known;
  const why = exitCode === 0 ? 'no tests found' : `the runner exited with code ${exitCode}; see its output`;
  return addCounts([known, countOne(why)]);
}

/** Reads Vitest's JSON report; undefined if there is none. */
export function readVitestReport(file: string): Counts | undefined {
  const report = readReport<JsonTestResults>(file);
  if (!report) return undefined;
  const failures: string[] = [];
  let brokenFiles = 0;
  for (const { name, status, message, assertionResults } of report.testResults) {
    const testFile = relative(ROOT, name);
    if (status === 'failed' && assertionResults.length === 0) {
      brokenFiles += 1;
      failures.push(describeFailure(testFile, message));
    }
    for (const { fullName, status, failureMessages } of assertionResults) {
      if (status !== 'failed') continue;
      failures.push(describeFailure(`${testFile} › ${fullName}`, failureMessages?.join('\n') ?? ''));
    }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** Returns the test files in Vitest's JSON report in which every test ran and passed. */
export function passedFiles(file: string): string[] {
  const { testResults = [] } = readReport<JsonTestResults>(file) ?? {};
  const passed = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'passed' &&
      assertionResults.length > 0 &&
      assertionResults.every((test) => test.status === 'passed'),
  );
  return passed.map(({ name }) => relative(ROOT, name));
}

/** Reads Playwright's JSON report; undefined if there is none. A test that passes only on retry counts as failed. */
export function readPlaywrightReport(file: string): Counts | undefined {
  const report = readReport<JSONReport>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = report.suites.flatMap(failuresOf);
  return { passed: expected, failed: unexpected + flaky, skipped, failures };
}

function failuresOf({ suites = [], specs }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) => {
    const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
    if (failed.length === 0) return [];
    const results = failed.flatMap((test) => test.results);
    const message = results.flatMap((result) => result.errors.map((error) => error.message)).join('\n');
    return [[describeFailure(`${file}:${line} › ${title}`, message), ...results.map(pageAtFailure)].join('')];
  });
  return [...own, ...suites.flatMap(failuresOf)];
}

/** Returns the page's accessibility tree at the failure, for failures that occur only on another machine. */
function pageAtFailure({ attachments }: PlaywrightResult): string {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  const tree = file && readFileSync(file, 'utf8').split('# Page snapshot')[1]?.split('# Test source')[0];
  return tree ? `\n${tree.trim().split('\n').slice(0, LINES_OF_A_PAGE).join('\n')}` : '';
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
