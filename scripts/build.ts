/** `npm run build`: what a deployment uploads, dist and functions/lib. SITE_URL is the public address. */
import { buildFunctions } from '../functions/build.mjs';
import { runNode } from './run-command.ts';
import { runScript } from './stack/expected-error.ts';

await runScript(async () => {
  await buildFunctions();
  await runNode('The build of the site', ['node_modules/astro/bin/astro.mjs', 'build']);
});
