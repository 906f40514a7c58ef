/** `npm start`: the built site on the local backend. */
import { buildStackSite } from './build-stack.ts';
import { LOCAL_SITE, printAddresses, startLocalSite } from './local-site.ts';
import { runScript } from './stack/expected-error.ts';
import { untilInterrupted } from './until-interrupted.ts';

await runScript(async () => {
  const stack = await startLocalSite({ buildSite: () => buildStackSite(LOCAL_SITE) });
  printAddresses(LOCAL_SITE.siteUrl);
  await untilInterrupted(stack.ended, stack.stop);
});
