import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { runToEnd } from '../run-command.ts';
import { ROOT } from '../stack/addresses.ts';
import { type Counts, readPlaywrightReport, readVitestReport, settleCounts } from './counts.ts';
import { runStaticChecks } from './static-checks.ts';

export interface Part {
  /** What of the test stack it uses. */
  needs: 'nothing' | 'backend' | 'site';
  /** @param args passed on to the runner: files, filters, options */
  run: (args: string[]) => Promise<Counts>;
}

const RESULTS = resolve(ROOT, 'test-results');

/** No runner may hang for ever. */
const TIMEOUT_MS = 20 * 60_000;

function freshReport(name: string): string {
  const file = resolve(RESULTS, `${name}.json`);
  mkdirSync(RESULTS, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

async function runVitest(project: string, args: string[]): Promise<Counts> {
  const report = freshReport(project);
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', project];
  command.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  const { code } = await runToEnd([...command, ...args], { timeoutMs: TIMEOUT_MS });
  return settleCounts(readVitestReport(report), code);
}

async function runPlaywright(args: string[]): Promise<Counts> {
  const report = freshReport('e2e');
  const { code } = await runToEnd(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args],
    {
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      timeoutMs: TIMEOUT_MS,
    },
  );
  return settleCounts(readPlaywrightReport(report), code);
}

/** The parts of `npm test`, in their order. */
export const PARTS: Record<string, Part> = {
  check: { needs: 'nothing', run: runStaticChecks },
  unit: { needs: 'nothing', run: (args) => runVitest('unit', args) },
  browser: { needs: 'nothing', run: (args) => runVitest('browser', args) },
  rules: { needs: 'backend', run: (args) => runVitest('rules', args) },
  functions: { needs: 'backend', run: (args) => runVitest('functions', args) },
  e2e: { needs: 'site', run: runPlaywright },
};
