import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';
import {
  addCounts,
  type Counts,
  passedFiles,
  readPlaywrightReport,
  readVitestReport,
  settleCounts,
} from './counts.ts';

const three: Counts = { passed: 3, failed: 0, skipped: 1, failures: [] };

function write(report: object): string {
  const folder = mkdtempSync(resolve(tmpdir(), 'booth-counts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = resolve(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('counts and failures of several runners add up', () => {
  expect(addCounts([three, { passed: 1, failed: 2, skipped: 0, failures: ['one', 'two'] }])).toEqual({
    passed: 4,
    failed: 2,
    skipped: 1,
    failures: ['one', 'two'],
  });
});

test('a runner that passes keeps its counts', () => {
  expect(settleCounts(three, 0)).toEqual(three);
});

test('a runner that fails without a failed test counts as one failure', () => {
  const failures = ['the runner exited with code 1; see its output'];
  expect(settleCounts(three, 1)).toEqual({ ...three, failed: 1, failures });
  expect(settleCounts(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0, failures });
});

test('a failed test is not counted twice', () => {
  const two = { ...three, failed: 2, failures: ['one', 'two'] };
  expect(settleCounts(two, 1)).toEqual(two);
});

test('a runner that finds no tests has failed', () => {
  expect(settleCounts({ passed: 0, failed: 0, skipped: 4, failures: [] }, 0)).toMatchObject({
    failed: 1,
    failures: ['no tests found'],
  });
});

test('Vitest’s report gives each failed test, and each file that did not load', () => {
  const failed = {
    fullName: 'sums three is added',
    status: 'failed',
    failureMessages: ['Error: expected 3 to be 4'],
  };
  const passed = { fullName: 'sums two', status: 'passed', failureMessages: [] };
  const file = write({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: resolve(ROOT, 'src/sums.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [failed, passed],
      },
      {
        name: resolve(ROOT, 'src/broken.test.ts'),
        status: 'failed',
        message: 'No such file',
        assertionResults: [],
      },
    ],
  });
  expect(readVitestReport(file)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 3,
    failures: [
      'src/sums.test.ts › sums three is added\n    Error: expected 3 to be 4',
      'src/broken.test.ts\n    No such file',
    ],
  });
});

test('a file has passed if every one of its tests ran and passed', () => {
  const testFile = (name: string, ...statuses: string[]) => ({
    name: resolve(ROOT, name),
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status) => ({ status })),
  });
  const file = write({
    testResults: [
      testFile('passed.test.ts', 'passed', 'passed'),
      testFile('failed.test.ts', 'passed', 'failed'),
      testFile('filtered.test.ts', 'passed', 'skipped'),
      testFile('empty.test.ts'),
    ],
  });
  expect(passedFiles(file)).toEqual(['passed.test.ts']);
  expect(passedFiles('no-such-report.json')).toEqual([]);
});

test('Playwright’s report gives each failed test at any depth, and one that passed on retry, with its page', () => {
  const noted = write({});
  const attachments = [{ name: 'error-context', path: noted }];
  writeFileSync(noted, '# Test info\n\n# Page snapshot\n\n- button "Book"\n');
  const spec = (title: string, status: string, messages: string[]) => ({
    title,
    file: 'wizard.spec.ts',
    line: 7,
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }], attachments })) }],
  });
  const file = write({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('passes', 'expected', []), spec('fails', 'unexpected', ['Error: too late'])],
        suites: [{ specs: [spec('passes the second time', 'flaky', ['Error: too early'])] }],
      },
    ],
  });
  expect(readPlaywrightReport(file)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 0,
    failures: [
      'wizard.spec.ts:7 › fails\n    Error: too late\n- button "Book"',
      'wizard.spec.ts:7 › passes the second time\n    Error: too early\n- button "Book"',
    ],
  });
});

test('without a report there are no counts', () => {
  expect(readVitestReport('no-such-report.json')).toBeUndefined();
  expect(readPlaywrightReport('no-such-report.json')).toBeUndefined();
});
