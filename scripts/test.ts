/**
 * `npm test [-- [--all] [parts] [arguments]]`: runs the static checks and the runners' projects on one test stack.
 * With parts, only those, with arguments for their runner: `npm test rules,functions`, `npm test e2e wizard.spec.ts`;
 * `smoke` is the main paths. `--all` runs the tests with the tag `long` too, and everything in full size
 * (docs/testing.md). Every part runs even if another fails. Ends with the line `N passed, N failed`.
 */
import { randomInt } from 'node:crypto';
import { existsSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { execa } from 'execa';
import { secondCompany } from '../tests/support/second-company.ts';
import { packDemoModels } from './demo/packed-models.ts';
import { runToEnd } from './run-command.ts';
import { ROOT, testStackAddresses } from './stack/addresses.ts';
import { isRunning, type RunningStack } from './stack/stack.ts';
import { indexProblems } from './test/query-indexes.ts';
import { failed, printSummary, type Result, readPlaywright, readVitest, settle } from './test/results.ts';
import { testDescribedApi } from './test/schemathesis.ts';
import { startTestStack } from './test/test-stack.ts';
import { clearLogs, visitorsInLogs } from './test/visitors-in-logs.ts';

const WITHOUT_STACK = ['unit', 'browser'];
const WITH_BACKEND = ['system', 'rules', 'functions'];
const PARTS = ['check', ...WITHOUT_STACK, ...WITH_BACKEND, 'e2e'];

/** Programs of the static checks, with their arguments. */
const CHECKS = {
  astro: 'astro/bin/astro.mjs check --tsconfig tsconfig.astro.json --minimumFailingSeverity warning',
  types: `typescript/bin/tsc --build tsconfig.json functions/tsconfig.json${havePackagesChanged() ? ' --force' : ''}`,
  biome: '@biomejs/biome/bin/biome check --error-on-warnings --max-diagnostics=100',
  prettier: 'prettier/bin/prettier.cjs --check --log-level=warn --cache --cache-location=.local/prettier .',
  knip: 'knip/bin/knip.js --no-progress --cache --cache-location .local/knip',
  cspell: 'cspell/bin.mjs --no-progress --no-summary --cache --cache-location .local/cspell',
  rules: '../scripts/rules.ts --check',
};

const isComplete = process.argv.slice(2).every((argument) => argument === '--all');
const [chosen = PARTS.join(), ...args] = process.argv.slice(2).filter((argument) => argument !== '--all');
/** True if every test of the parts is wanted. */
const isWhole = args.length === 0;
const isSmoke = chosen === 'smoke';
const parts = isSmoke ? ['unit', 'e2e'] : chosen.split(',');
const unknown = parts.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) {
  console.error(`No part named "${unknown}"; the parts are ${PARTS.join(', ')}, and smoke.`);
  process.exit(1);
}
const isAll = process.argv.includes('--all');
if (isAll) {
  process.env['ALL_TESTS'] = '1';
  process.env['PROPERTY_SEED'] ||= String(randomInt(2 ** 31));
  console.log(`PROPERTY_SEED=${process.env['PROPERTY_SEED']} repeats this run.`);
}

// The stack's guards and the runners end with this process
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

const started = Date.now();
const addresses = testStackAddresses();
const results: Result[] = [];
const wanted = (projects: readonly string[]) => projects.filter((project) => parts.includes(project));
const needsStack = wanted([...WITH_BACKEND, 'e2e']).length > 0;

/** True if packages were installed since the last check, which `tsc --build` does not notice. */
function havePackagesChanged(): boolean {
  const changed = (file: string) =>
    statSync(resolve(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
  const installed = ['node_modules', 'functions/node_modules'].map((folder) =>
    changed(`${folder}/.package-lock.json`),
  );
  return changed('.local/types/root.tsbuildinfo') < Math.max(...installed);
}

/** Runs the named static checks, or all of them, in parallel; each is one test. */
async function runStaticChecks(names: readonly string[]): Promise<Result[]> {
  const wanted = Object.entries(CHECKS).filter(([name]) => names.length === 0 || names.includes(name));
  return Promise.all(
    wanted.map(async ([name, command]): Promise<Result> => {
      const environment = { ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
      const { code, output } = await runToEnd(`node_modules/${command}`.split(' '), environment, 600_000);
      console.log(code === 0 ? ` ✓ ${name}` : `${output}\n ✗ ${name}`);
      return code === 0 ? { part: 'check', outcome: 'passed' } : failed('check', name, output);
    }),
  );
}

/** Runs a runner's projects in one process, and adds their results. */
async function run(
  [program, ...options]: readonly string[],
  read: (report: string) => Result[],
  projects: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  if (projects.length === 0) return;
  const report = resolve(ROOT, `test-results/${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const named = projects.flatMap((project) => ['--project', project]);
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  // Through pipes, since two runners would each move the cursor of a terminal
  const { exitCode } = await execa(process.execPath, [`node_modules/${program}`, ...options, ...named], {
    ...{ cwd: ROOT, env: { ...color, ...environment, REPORT: report } },
    // Stops a runner that hangs
    timeout: 2 * 60 * 60_000,
    ...{ stdin: 'ignore', stdout: ['pipe', 'inherit'], stderr: ['pipe', 'inherit'] },
    ...{ buffer: false, reject: false },
  });
  results.push(...settle(projects, exitCode, () => read(report)));
}

const withoutLong = isAll ? [] : ['--tags-filter=!long'];
const runVitest = (projects: string[], options = args) =>
  run(['vitest/vitest.mjs', 'run', ...withoutLong, ...options], readVitest, projects);
const runPlaywright = (projects: string[], options = args, environment: NodeJS.ProcessEnv = {}) =>
  run(['@playwright/test/cli.js', 'test', ...options], readPlaywright, projects, environment);

/** Adds one test, which passes if there are no problems. */
function check(part: string, problems: readonly string[]): void {
  for (const problem of problems) console.log(`  ${problem}`);
  results.push(problems.length > 0 ? failed(part, part, problems.join('\n')) : { part, outcome: 'passed' });
}

/** Does something; resolves to false, and counts one failure, if that fails. */
async function attempt(what: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    check(what, [error instanceof Error ? error.message : String(error)]);
    return false;
  }
}

let stack: RunningStack | undefined;
async function startStack(): Promise<void> {
  clearLogs(addresses);
  if (await isRunning(addresses)) console.log(`Using the running test stack: ${addresses.siteUrl}`);
  else stack = await startTestStack(addresses, { withSite: parts.includes('e2e') });
}

const needsModels = needsStack || (isWhole && wanted(WITHOUT_STACK).length > 0);
const models = needsModels ? attempt('models', packDemoModels) : Promise.resolve(true);
const checks = parts.includes('check') ? runStaticChecks(args) : Promise.resolve([]);

/** Runs what needs no stack; it is half of the work, so it starts while the other half waits for the stack. */
async function runWithoutStack(): Promise<void> {
  results.push(...(await checks));
  await models;
  await runVitest(wanted(WITHOUT_STACK), isSmoke ? ['src/domain'] : args);
}

/** Starts the stack and runs the backend's tests on it; resolves to true if it runs. */
async function runOnStack(): Promise<boolean> {
  await models;
  const hasStack = needsStack && (await attempt('stack', startStack));
  // Not e2e at the same time: tests/system stops the mail server and reloads the demo content
  if (hasStack) await runVitest(wanted(WITH_BACKEND));
  return hasStack;
}

const [hasStack] = await Promise.all([runOnStack(), runWithoutStack()]);

if (hasStack) {
  const browsers = wanted(['e2e']);
  if (isAll && isComplete) {
    const { firefox, webkit } = await import('@playwright/test');
    for (const browser of [firefox, webkit]) {
      const name = browser.name();
      if (existsSync(browser.executablePath())) browsers.push(name);
      else console.log(`Skipping ${name}: not installed (npx playwright install --with-deps ${name}).`);
    }
  }
  await runPlaywright(browsers, isSmoke ? ['--grep', '@smoke'] : args);
}
if (hasStack && isAll && isComplete) {
  const walk = (environment: NodeJS.ProcessEnv) =>
    runPlaywright(['pictures'], ['companies.spec.ts'], { TAKE_PICTURES: '1', ...environment });
  await walk({});
  // On a stack of different functions and rules, which Playwright starts
  await walk({ ...secondCompany(ROOT), PORT_OFFSET: String(addresses.offset + 1_000) });
  // Last, since it fills the database
  await attempt('api', async () => {
    const problems = await testDescribedApi();
    if (problems) check('api', problems);
  });
}

await stack?.stop();
if (needsStack) check('logs', visitorsInLogs(addresses));
if (wanted(['functions', 'browser']).length > 0) check('indexes', indexProblems(addresses));

printSummary(results, Date.now() - started);
process.exit(results.some(({ outcome }) => outcome === 'failed') ? 1 : 0);
