import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { runToEnd } from '../run-command.ts';
import { ROOT } from '../stack/addresses.ts';
import { addCounts, type Counts, countOne, describeFailure } from './counts.ts';

/** Checked incrementally; see tsBuildInfoFile in each. */
const TYPE_PROJECTS = ['tsconfig.json', 'functions/tsconfig.json'];

const CHECKS: Record<string, () => string[]> = {
  astro: () => [
    ...['node_modules/astro/bin/astro.mjs', 'check', '--tsconfig', 'tsconfig.astro.json'],
    ...['--minimumFailingSeverity', 'warning'],
  ],
  types: () => [
    ...['node_modules/typescript/bin/tsc', '--build', ...TYPE_PROJECTS],
    ...(havePackagesChanged() ? ['--force'] : []),
  ],
  biome: () => [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    '--max-diagnostics=100',
  ],
  prettier: () => [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-location=.local/prettier',
    '.',
  ],
  knip: () => [
    'node_modules/knip/bin/knip.js',
    '--no-progress',
    '--cache',
    '--cache-location',
    '.local/knip',
  ],
  rules: () => ['scripts/rules.ts', '--check'],
};

/**
 * Runs the static checks in parallel: templates, types, lint and format, unused code, generated rules.
 * @param names the checks to run; all if empty
 */
export async function runStaticChecks(names: string[], write: (text: string) => void): Promise<Counts> {
  const wanted = Object.entries(CHECKS).filter(([name]) => names.length === 0 || names.includes(name));
  const results = wanted.map(async ([name, command]): Promise<Counts> => {
    const started = Date.now();
    const environment = { ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
    const { code, output } = await runToEnd(command(), { environment, timeoutMs: 600_000 });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    write(code === 0 ? `  ${name} passed (${seconds} s)\n` : `  ${name} failed (${seconds} s)\n${output}\n`);
    return countOne(code === 0 ? null : describeFailure(name, output));
  });
  return addCounts(await Promise.all(results));
}

/**
 * True if packages were installed since the last check: `tsc --build` looks at the project's own files only.
 */
function havePackagesChanged(): boolean {
  const changed = (file: string) =>
    statSync(resolve(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
  const installed = ['node_modules', 'functions/node_modules'].map((folder) =>
    changed(`${folder}/.package-lock.json`),
  );
  return changed('.local/types/root.tsbuildinfo') < Math.max(...installed);
}
