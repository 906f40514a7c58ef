import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';
import { failed, type Result, readPlaywright, readVitest, settle } from './results.ts';

function write(report: object): string {
  const folder = mkdtempSync(resolve(tmpdir(), 'booth-results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = resolve(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const passed: Result = { part: 'unit', outcome: 'passed' };
const skipped: Result = { part: 'unit', outcome: 'skipped' };
const broken = failed('unit', 'sums', 'Error: 3');
const missing = () => {
  throw new Error('ENOENT');
};

test.each<[string, number | undefined, () => Result[], string[]]>([
  ['that passes', 0, () => [passed, skipped], []],
  ['with a failed test, which is not counted twice', 1, () => [passed, broken], ['sums\n    Error: 3']],
  ['that fails otherwise', 1, () => [passed], ['unit: the runner exited with code 1; see its output']],
  ['that is stopped', undefined, missing, ['unit: the runner exited with code undefined; see its output']],
  ['without a test', 0, () => [skipped], ['unit: no tests found']],
  ['without a report', 0, missing, ['unit: no tests found']],
])('a runner %s', (_what, exitCode, read, failures) => {
  expect(settle(['unit'], exitCode, read).flatMap(({ failure = [] }) => failure)).toEqual(failures);
});

test('Vitest’s report gives each failed test, and each file that did not load', () => {
  const aFile = (name: string, assertionResults: object[], message = '') => ({
    ...{ name: resolve(ROOT, name), status: 'failed', message, assertionResults },
  });
  const report = write({
    testResults: [
      aFile('src/sums.test.ts', [
        { fullName: 'sums three', status: 'failed', failureMessages: ['Error: expected 3 to be 4'] },
        { fullName: 'sums two', status: 'passed' },
        { fullName: 'sums one', status: 'pending' },
      ]),
      aFile('src/Sum.browser.test.tsx', [{ fullName: 'is drawn', status: 'passed' }]),
      aFile('tests/rules/broken.test.ts', [], 'No such file'),
    ],
  });
  expect(readVitest(report)).toEqual([
    failed('unit', 'src/sums.test.ts › sums three', 'Error: expected 3 to be 4'),
    passed,
    skipped,
    { part: 'browser', outcome: 'passed' },
    failed('rules', 'tests/rules/broken.test.ts', 'No such file'),
  ]);
});

test('Playwright’s report gives each failed test at any depth, and one that passed on retry, with its page', () => {
  const noted = write({});
  writeFileSync(noted, '# Test info\n\n# Page snapshot\n\n- button "Book"\n');
  const result = (message: string) => ({
    errors: message ? [{ message }] : [],
    attachments: message ? [{ name: 'error-context', path: noted }] : [],
  });
  const spec = (title: string, status: string, ...messages: string[]) => ({
    ...{ title, file: 'wizard.spec.ts', line: 7 },
    tests: [{ projectName: 'e2e', status, results: messages.map(result) }],
  });
  const report = write({
    suites: [
      {
        specs: [spec('passes', 'expected', ''), spec('fails', 'unexpected', 'Error: too late')],
        suites: [
          { specs: [spec('passes on retry', 'flaky', 'Error: too early', ''), spec('no', 'skipped')] },
        ],
      },
    ],
  });
  expect(readPlaywright(report)).toEqual([
    { part: 'e2e', outcome: 'passed' },
    {
      part: 'e2e',
      outcome: 'failed',
      failure: 'wizard.spec.ts:7 › fails\n    Error: too late\n- button "Book"',
    },
    {
      part: 'e2e',
      outcome: 'failed',
      failure: 'wizard.spec.ts:7 › passes on retry\n    Error: too early\n- button "Book"',
    },
    { part: 'e2e', outcome: 'skipped' },
  ]);
});
