/** `npm start [-- --empty]`: the built site on the local backend. */
import { LOCAL_SITE, printAddresses, startLocalSite } from './local-site.ts';
import { buildStackSite } from './prepare-stack.ts';
import { untilInterrupted } from './run-command.ts';
import { runScript } from './stack/expected-error.ts';

await runScript(async () => {
  const stack = await startLocalSite({ buildSite: () => buildStackSite(LOCAL_SITE) });
  printAddresses(LOCAL_SITE.siteUrl);
  await untilInterrupted(stack.ended, stack.stop);
});
