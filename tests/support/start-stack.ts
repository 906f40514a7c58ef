import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { isRunning } from '../../scripts/stack/stack.ts';
import { startTestStack } from '../../scripts/test/test-stack.ts';

/**
 * Starts the test stack without its site, for tests run from an editor or with `npx vitest`. Uses a running stack as it
 * is: `npm test` starts one, and `npm run test:stack` keeps one up.
 */
export default async function startStack(): Promise<(() => Promise<void>) | undefined> {
  const addresses = testStackAddresses();
  if (await isRunning(addresses)) return undefined;
  console.log('Starting the test stack; npm run test:stack in another terminal keeps one up.');
  const stack = await startTestStack(addresses, { withSite: false });
  return stack.stop;
}
