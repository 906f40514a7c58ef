import { type StackAddresses, testStackAddresses } from '../stack/addresses.ts';
import { isRunning } from '../stack/stack.ts';
import { startTestStack } from './test-stack.ts';

/** Runs `work` on the test stack with its site. Uses the one that is running, or starts one and stops it again. */
export async function onTestSite(work: (stack: StackAddresses) => Promise<void>): Promise<void> {
  const stack = testStackAddresses();
  const started = (await isRunning(stack)) ? null : await startTestStack(stack, { withSite: true });
  try {
    await work(stack);
  } finally {
    await started?.stop();
  }
}
