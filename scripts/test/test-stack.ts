/** `npm run test:stack`: keeps a test stack running for test parts to use. --no-site omits the site. */
import { createServer, type Server } from 'node:http';
import { buildStackSite, loadDemoAdmins, loadDemoContent } from '../prepare-stack.ts';
import { untilInterrupted } from '../run-command.ts';
import { type StackAddresses, testStackAddresses } from '../stack/addresses.ts';
import { runScript } from '../stack/expected-error.ts';
import { startMailCatcher } from '../stack/mail-catcher.ts';
import { type RunningStack, reloadFunctionsOnChange, startStack } from '../stack/stack.ts';

/**
 * Starts a test stack with the demo content, which only the specification's company has, without data of earlier runs,
 * and a switchboard for tests. The site is built last, from the stack's content.
 */
export async function startTestStack(
  addresses: StackAddresses,
  { withSite }: { withSite: boolean },
): Promise<RunningStack> {
  const stack = await startStack(addresses, { emptied: ['mails', 'dist'], alsoNeeds: ['switchboard'] });
  const switchboard = startSwitchboard(stack, addresses);
  const stop = async () => {
    switchboard.close();
    switchboard.closeAllConnections();
    await Promise.all([stack.stop(), stack.mailCatcher.stop()]);
  };
  try {
    await (process.env['COMPANY'] ? loadDemoAdmins : loadDemoContent)(addresses);
    if (withSite) await buildStackSite(addresses);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...stack, stop };
}

/** Lets tests in other processes stop and start the mail catcher: POST /mail/stop and /mail/start. */
function startSwitchboard(stack: RunningStack, addresses: StackAddresses): Server {
  const actions: Record<string, () => Promise<void>> = {
    '/mail/stop': () => stack.mailCatcher.stop(),
    '/mail/start': async () => {
      await stack.mailCatcher.stop();
      stack.mailCatcher = await startMailCatcher(addresses);
    },
  };
  const server = createServer((request, response) => {
    const action = request.method === 'POST' ? actions[request.url ?? ''] : undefined;
    if (!action) return void response.writeHead(404).end();
    action().then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return server.listen(addresses.ports.switchboard, '127.0.0.1');
}

if (import.meta.main)
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
