import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { runToEnd } from '../run-command.ts';
import { ROOT } from '../stack/addresses.ts';
import { failed, type Result } from './results.ts';

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

/** Runs the named static checks, or all of them, in parallel; each is one test. */
export async function runStaticChecks(names: readonly string[]): Promise<Result[]> {
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

/** True if packages were installed since the last check, which `tsc --build` does not notice. */
function havePackagesChanged(): boolean {
  const changed = (file: string) =>
    statSync(resolve(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
  const installed = ['node_modules', 'functions/node_modules'].map((folder) =>
    changed(`${folder}/.package-lock.json`),
  );
  return changed('.local/types/root.tsbuildinfo') < Math.max(...installed);
}
