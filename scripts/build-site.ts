import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEFT_OUT_FILE, type LeftOut, leftOutText } from '../src/config/left-out.ts';
import { runNode } from './run-command.ts';

/** Builds the site into a folder, and prints the records and pages that it leaves out. */
export async function buildSite(dist: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', dist];
  await runNode('The build of the site', astro, environment);
  const text = leftOutText(JSON.parse(readFileSync(join(dist, LEFT_OUT_FILE), 'utf8')) as LeftOut[]);
  if (text) console.warn(`\n${text}\n`);
}
