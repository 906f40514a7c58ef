import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { runToEnd } from '../run-command.ts';
import { ROOT } from '../stack/addresses.ts';
import { type Counts, readPlaywrightReport, readVitestReport, settleCounts } from './counts.ts';
import { runStaticChecks } from './static-checks.ts';

export interface Part {
  /** The part of the test stack that it uses. */
  needs: 'nothing' | 'backend' | 'site';
  /**
   * Parts that come before it when they run, too: because they disturb each other, or would only take the processor
   * from each other. What is left runs side by side.
   */
  after: string[];
  /**
   * @param args passed on to the runner: files, filters, options
   * @param write gets what the runner writes, as it comes
   */
  run: (args: string[], write: (text: string) => void) => Promise<Counts>;
}

const RESULTS = resolve(ROOT, 'test-results');

/** No runner may hang for ever. */
const TIMEOUT_MS = 45 * 60_000;

function freshReport(name: string): string {
  const file = resolve(RESULTS, `${name}.json`);
  mkdirSync(RESULTS, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Runners that are read through a pipe leave out the colours, and show them to a person all the same when told so. */
const COLOUR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

function vitest(project: string): Part['run'] {
  return async (args, write) => {
    const report = freshReport(project);
    const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', project];
    command.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args);
    const { code } = await runToEnd(command, { onOutput: write, environment: COLOUR, timeoutMs: TIMEOUT_MS });
    return settleCounts(readVitestReport(report), code);
  };
}

const playwright: Part['run'] = async (args, write) => {
  const report = freshReport('e2e');
  const environment = { ...COLOUR, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args];
  const { code } = await runToEnd(command, { onOutput: write, environment, timeoutMs: TIMEOUT_MS });
  return settleCounts(readPlaywrightReport(report), code);
};

/**
 * The parts of `npm test`. Parts without a stack run while it starts. tests/system stops the mail server,
 * signs administrators in again and reloads the demo content, so the browser tests run after it; rules and
 * functions have their own projects and run in parallel.
 */
export const PARTS: Record<string, Part> = {
  check: { needs: 'nothing', after: [], run: runStaticChecks },
  unit: { needs: 'nothing', after: [], run: vitest('unit') },
  system: { needs: 'backend', after: [], run: vitest('system') },
  browser: { needs: 'nothing', after: ['unit'], run: vitest('browser') },
  e2e: { needs: 'site', after: ['browser', 'system'], run: playwright },
  rules: { needs: 'backend', after: ['system'], run: vitest('rules') },
  functions: { needs: 'backend', after: ['system', 'rules'], run: vitest('functions') },
};
