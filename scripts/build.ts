/** `npm run build`: builds dist and functions/lib for a deployment (docs/operate.md). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFunctions } from '../functions/build.mjs';
import { LEFT_OUT_FILE, type LeftOut, leftOutText } from '../src/config/left-out.ts';
import { DIST } from './deploy/read-deployment.ts';
import { runNode } from './run-command.ts';
import { runScript } from './stack/expected-error.ts';

const USAGE = 'npm run build -- [--project <id>] [--first]';

/** Builds the pages of a deployment. Omitted settings come from the environment. */
export async function buildPages(project: string | undefined, isFirst: boolean | undefined): Promise<void> {
  await buildSite(DIST, { ...(project && { BUILD_PROJECT: project }), ...(isFirst && { FIRST_BUILD: '1' }) });
}

/** Builds the site into a folder, and prints the records and pages that it leaves out. */
export async function buildSite(dist: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', dist];
  await runNode('The build of the site', astro, environment);
  const text = leftOutText(JSON.parse(readFileSync(join(dist, LEFT_OUT_FILE), 'utf8')) as LeftOut[]);
  if (text) console.warn(`\n${text}\n`);
}

if (import.meta.main)
  await runScript(async () => {
    const options = { project: { type: 'string' }, first: { type: 'boolean' } } as const;
    const { project, first } = parseArgs({ options }).values;
    await buildFunctions();
    await buildPages(project, first);
  }, USAGE);
