/**
 * `npm run build`: builds dist and functions/lib for a deployment. `--project <id>` uses that project's settings (.env.<id>,
 * functions/.env.<id>); `--first` builds a site that has no content yet.
 */
import { parseArgs } from 'node:util';
import { buildFunctions } from '../functions/build.mjs';
import { runNode } from './run-command.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

const USAGE = 'npm run build -- [--project <id>] [--first]';

function readOptions(): { project?: string | undefined; first?: boolean | undefined } {
  try {
    return parseArgs({ options: { project: { type: 'string' }, first: { type: 'boolean' } } }).values;
  } catch {
    throw new ExpectedError(USAGE);
  }
}

await runScript(async () => {
  const { project, first } = readOptions();
  const environment = {
    ...(project ? { BUILD_PROJECT: project } : {}),
    ...(first ? { FIRST_BUILD: '1' } : {}),
  };
  await buildFunctions();
  await runNode('The build of the site', ['node_modules/astro/bin/astro.mjs', 'build'], environment);
});
