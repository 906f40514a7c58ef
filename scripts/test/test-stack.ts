import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { buildStackFunctions, buildStackSite, loadDemoContent } from '../prepare-stack.ts';
import type { StackAddresses } from '../stack/addresses.ts';
import { startMailCatcher } from '../stack/mail-catcher.ts';
import { type RunningStack, startStack } from '../stack/stack.ts';

/**
 * Starts a test stack with the demo content, without data of earlier runs, and a switchboard for tests. The site is built
 * last, from the stack's own content.
 */
export async function startTestStack(
  addresses: StackAddresses,
  { withSite }: { withSite: boolean },
): Promise<RunningStack> {
  const stack = await startStack(addresses, {
    // After the check of the ports: a stack that is running has its mails and site there
    build: async () => {
      const site = resolve(addresses.folder, 'dist');
      for (const left of [resolve(addresses.folder, 'mails'), site]) {
        rmSync(left, { recursive: true, force: true });
      }
      mkdirSync(site);
      await buildStackFunctions(addresses);
    },
    alsoNeeds: ['switchboard'],
  });
  const switchboard = startSwitchboard(stack);
  const stop = async () => {
    switchboard.close();
    switchboard.closeAllConnections();
    await Promise.all([stack.stop(), stack.mailCatcher.stop()]);
  };
  try {
    await loadDemoContent(addresses);
    if (withSite) await buildStackSite(addresses);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...stack, stop };
}

/**
 * Lets tests, which run in other processes, stop and start the mail catcher: POST /mail/stop and /mail/start, answered
 * with 204 when done.
 */
function startSwitchboard(stack: RunningStack): Server {
  const { addresses } = stack;
  const actions: Record<string, () => Promise<void>> = {
    '/mail/stop': () => stack.mailCatcher.stop(),
    '/mail/start': async () => {
      await stack.mailCatcher.stop();
      stack.mailCatcher = await startMailCatcher(addresses);
    },
  };
  const server = createServer((request, response) => {
    const action = request.method === 'POST' ? actions[request.url ?? ''] : undefined;
    if (!action) {
      response.writeHead(404).end();
      return;
    }
    action().then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return server.listen(addresses.ports.switchboard, '127.0.0.1');
}
