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
  rmSync(resolve(addresses.folder, 'mails'), { recursive: true, force: true });
  const stack = await startStack(addresses, { ...options, alsoNeeds: ['switchboard'] });
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
