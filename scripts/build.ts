/** `npm run build`: builds dist and functions/lib for a deployment (docs/operate.md). */
import { parseArgs } from 'node:util';
import { buildFunctions } from '../functions/build.mjs';
import { buildSite } from './build-site.ts';
import { DIST } from './deploy/read-deployment.ts';
import { runScript } from './stack/expected-error.ts';

const USAGE = 'npm run build -- [--project <id>] [--first]';

/** Builds the pages of a deployment. Omitted settings come from the environment. */
export async function buildPages(project: string | undefined, isFirst: boolean | undefined): Promise<void> {
  await buildSite(DIST, { ...(project && { BUILD_PROJECT: project }), ...(isFirst && { FIRST_BUILD: '1' }) });
}

if (import.meta.main)
  await runScript(async () => {
    const options = { project: { type: 'string' }, first: { type: 'boolean' } } as const;
    const { project, first } = parseArgs({ options }).values;
    await buildFunctions();
    await buildPages(project, first);
  }, USAGE);
