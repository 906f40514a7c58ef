import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadDemoContent } from '../load-demo-content.ts';
import type { StackAddresses } from '../stack/addresses.ts';
import { type RunningStack, type StackOptions, startStack } from '../stack/stack.ts';
import { startSwitchboard } from './switchboard.ts';

/** Starts a test stack: nothing of an earlier run in it but the demo content, and a switchboard for tests. */
export async function startTestStack(
  addresses: StackAddresses,
  options: StackOptions,
): Promise<RunningStack> {
  const stack = await startStack(addresses, {
    ...options,
    // Not before the ports are found free: a stack that is up keeps its mails there
    build: async () => {
      rmSync(resolve(addresses.folder, 'mails'), { recursive: true, force: true });
      await options.build();
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
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...stack, stop };
}
