import { runToEnd } from '../run-command.ts';
import { addCounts, type Counts } from './counts.ts';

const CHECKS: Record<string, string[]> = {
  astro: ['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'],
  functions: ['node_modules/typescript/bin/tsc', '--project', 'functions/tsconfig.json'],
  biome: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=100'],
  prettier: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  knip: ['node_modules/knip/bin/knip.js', '--no-progress'],
};

/**
 * Runs the static checks side by side: types and templates, the functions' types, lint and format, unused code.
 * @param names the checks wanted; all when empty
 */
export async function runStaticChecks(names: string[]): Promise<Counts> {
  const wanted = Object.entries(CHECKS).filter(([name]) => names.length === 0 || names.includes(name));
  const results = wanted.map(async ([name, args]): Promise<Counts> => {
    const started = Date.now();
    const environment = { ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
    const { code, output } = await runToEnd(args, { quiet: true, environment, timeoutMs: 600_000 });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (code === 0) console.log(`  ${name} passed (${seconds} s)`);
    else console.error(`  ${name} failed (${seconds} s)\n${output}`);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  });
  return addCounts(await Promise.all(results));
}
