/** `npm run test:stack`: keeps a test stack running, which test parts then use. --no-site leaves the site out. */
import { untilInterrupted } from './run-command.ts';
import { testStackAddresses } from './stack/addresses.ts';
import { runScript } from './stack/expected-error.ts';
import { reloadFunctionsOnChange } from './stack/stack.ts';
import { startTestStack } from './test/test-stack.ts';

await runScript(async () => {
  const addresses = testStackAddresses();
  console.log('Starting the test stack ...');
  const stack = await startTestStack(addresses, { withSite: !process.argv.includes('--no-site') });
  const watcher = await reloadFunctionsOnChange(addresses);
  console.log(`The test stack is up: ${addresses.siteUrl}, mail ${addresses.mailUrl}. Ctrl-C stops it.`);
  await untilInterrupted(stack.ended, async () => {
    watcher.dispose();
    await stack.stop();
  });
});
