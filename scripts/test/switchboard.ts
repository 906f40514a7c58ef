import { createServer, type Server } from 'node:http';
import { startMailCatcher } from '../stack/mail-catcher.ts';
import type { RunningStack } from '../stack/stack.ts';

/**
 * Lets tests, which run in other processes, stop and start the mail catcher: POST /mail/stop and /mail/start, answered
 * with 204 when done.
 */
export function startSwitchboard(stack: RunningStack): Server {
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
