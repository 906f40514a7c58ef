/** `npm run build`: builds dist and functions/lib for a deployment (docs/operate.md). */
import { parseArgs } from 'node:util';
import { buildFunctions } from '../functions/build.mjs';
import { DIST } from './deploy/read-deployment.ts';
import { printLeftOut } from './print-left-out.ts';
import { runNode } from './run-command.ts';
import { runScript } from './stack/expected-error.ts';

const USAGE = 'npm run build -- [--project <id>] [--first]';

/**
 * Builds dist, and prints what its pages leave out, also into the summary of a run of GitHub Actions. Omitted settings come from the
 * environment.
 */
export async function buildSite(project: string | undefined, isFirst: boolean | undefined): Promise<void> {
  const environment = {
    ...(project && { BUILD_PROJECT: project }),
    ...(isFirst && { FIRST_BUILD: '1' }),
  };
  await runNode('The build of the site', ['node_modules/astro/bin/astro.mjs', 'build'], environment);
  printLeftOut(DIST, process.env.GITHUB_STEP_SUMMARY);
}

if (import.meta.main)
  await runScript(async () => {
    const options = { project: { type: 'string' }, first: { type: 'boolean' } } as const;
    const { project, first } = parseArgs({ options }).values;
    await buildFunctions();
    await buildSite(project, first);
  }, USAGE);
