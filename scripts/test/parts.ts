import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { secondCompany } from '../../tests/support/second-company.ts';
import { runToEnd } from '../run-command.ts';
import { ROOT, testStackAddresses } from '../stack/addresses.ts';
import { findUnchanged, hashCostlyTests, rememberPassed } from './costly-tests.ts';
import {
  addCounts,
  type Counts,
  countOne,
  describeFailure,
  passedFiles,
  readPlaywrightReport,
  readVitestReport,
  settleCounts,
} from './counts.ts';
import { testDescribedApi } from './schemathesis.ts';

const CHECKS: Record<string, string[]> = {
  astro: [
    ...['node_modules/astro/bin/astro.mjs', 'check', '--tsconfig', 'tsconfig.astro.json'],
    ...['--minimumFailingSeverity', 'warning'],
  ],
  types: [
    ...['node_modules/typescript/bin/tsc', '--build', 'tsconfig.json', 'functions/tsconfig.json'],
    ...(havePackagesChanged() ? ['--force'] : []),
  ],
  biome: [
    ...['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
    '--max-diagnostics=100',
  ],
  prettier: [
    ...['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn'],
    ...['--cache', '--cache-location=.local/prettier', '.'],
  ],
  knip: ['node_modules/knip/bin/knip.js', '--no-progress', '--cache', '--cache-location', '.local/knip'],
  cspell: [
    'node_modules/cspell/bin.mjs',
    ...'--no-progress --no-summary --cache --cache-location .local/cspell'.split(' '),
  ],
  rules: ['scripts/rules.ts', '--check'],
};

/** Runs the named static checks, or all of them, in parallel. */
async function runStaticChecks(names: string[], write: (text: string) => void): Promise<Counts> {
  const wanted = Object.entries(CHECKS).filter(([name]) => names.length === 0 || names.includes(name));
  const results = wanted.map(async ([name, command]): Promise<Counts> => {
    const started = Date.now();
    const environment = { ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
    const { code, output } = await runToEnd(command, { environment, timeoutMs: 600_000 });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    write(code === 0 ? `  ${name} passed (${seconds} s)\n` : `  ${name} failed (${seconds} s)\n${output}\n`);
    return countOne(code === 0 ? null : describeFailure(name, output));
  });
  return addCounts(await Promise.all(results));
}

/** True if packages were installed since the last check, which `tsc --build` does not notice. */
function havePackagesChanged(): boolean {
  const changed = (file: string) =>
    statSync(resolve(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
  const installed = ['node_modules', 'functions/node_modules'].map((folder) =>
    changed(`${folder}/.package-lock.json`),
  );
  return changed('.local/types/root.tsbuildinfo') < Math.max(...installed);
}

export interface Part {
  /** The part of the test stack that it needs. */
  needs: 'nothing' | 'backend' | 'site';
  /** Parts that must end first, because the two would disturb or slow each other. All others run in parallel. */
  after: string[];
  /** `args` go to the runner (files, filters, options); `write` receives its output as it arrives. */
  run: (args: string[], write: (text: string) => void) => Promise<Counts>;
}

/** Stops a runner that hangs. */
const TIMEOUT_MS = 45 * 60_000;

/** Keeps colors in a runner's piped output if a person is watching. */
const COLOR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

const reportOf = (name: string) => resolve(ROOT, `test-results/${name}.json`);

/** Runs a tool that writes a report, and counts the results in it. */
function runner(
  name: string,
  command: string[],
  environment: NodeJS.ProcessEnv,
  readReport: typeof readVitestReport,
): Part['run'] {
  return async (args, write) => {
    const report = reportOf(name);
    mkdirSync(dirname(report), { recursive: true });
    rmSync(report, { force: true });
    const options = { onOutput: write, environment: { ...COLOR, ...environment }, timeoutMs: TIMEOUT_MS };
    const { code } = await runToEnd([...command, ...args], options);
    return settleCounts(readReport(report), code);
  };
}

/** Runs a Vitest project. Without arguments, skips costly tests whose inputs have not changed since they passed. */
function vitest(project: string): Part['run'] {
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', project];
  command.push('--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(project)}`);
  return async (args, write) => {
    const hashes = hashCostlyTests(project);
    const notRun = args.length > 0 || process.env['ALL_TESTS'] ? {} : findUnchanged(hashes);
    const environment = { LEFT_OUT: Object.keys(notRun).join() };
    const counts = await runner(project, command, environment, readVitestReport)(args, write);
    rememberPassed(passedFiles(reportOf(project)), hashes);
    return { ...counts, notRun };
  };
}

function playwright(name: string, environment: NodeJS.ProcessEnv): Part['run'] {
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) };
  return runner(name, command, { ...environment, ...report }, readPlaywrightReport);
}

/** Walks through the site of a company (tests/pictures/companies.spec.ts). */
function walk(name: string, environment: NodeJS.ProcessEnv = {}): Part['run'] {
  const run = playwright(name, { TAKE_PICTURES: '1', ...environment });
  return (args, write) => run(['companies.spec.ts', ...args], write);
}

/** Ports of the second company's stack, which Playwright starts: its functions and rules are different ones. */
const SECOND_PORTS = String(testStackAddresses().offset + 1_000);

/**
 * The parts of `npm test`. Parts without a stack run while it starts. tests/system stops the mail server, signs
 * administrators in again and reloads the demo content, so the browser tests run after it. rules and functions have
 * separate projects and run in parallel.
 */
export const PARTS: Record<string, Part> = {
  check: { needs: 'nothing', after: [], run: runStaticChecks },
  unit: { needs: 'nothing', after: [], run: vitest('unit') },
  system: { needs: 'backend', after: [], run: vitest('system') },
  browser: { needs: 'nothing', after: ['unit'], run: vitest('browser') },
  e2e: { needs: 'site', after: ['browser', 'system'], run: playwright('e2e', { E2E_BROWSER: 'chromium' }) },
  rules: { needs: 'backend', after: ['system'], run: vitest('rules') },
  functions: { needs: 'backend', after: ['system', 'rules'], run: vitest('functions') },
};

/**
 * Parts of the nightly run only: the main paths in other browsers, one browser at a time, a walk through both companies'
 * sites, and finally the part that fills the stack with made-up requests.
 */
export const NIGHTLY_PARTS: Record<string, Part> = {
  firefox: { needs: 'site', after: ['functions'], run: playwright('firefox', { E2E_BROWSER: 'firefox' }) },
  webkit: {
    needs: 'site',
    after: ['functions', 'firefox'],
    run: playwright('webkit', { E2E_BROWSER: 'webkit' }),
  },
  company: { needs: 'site', after: ['e2e', 'functions', 'firefox', 'webkit'], run: walk('company') },
  'second-company': {
    needs: 'nothing',
    after: ['company'],
    run: walk('second-company', { ...secondCompany(ROOT), PORT_OFFSET: SECOND_PORTS }),
  },
  api: { needs: 'site', after: ['company'], run: testDescribedApi },
};
