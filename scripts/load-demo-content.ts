import { resolve } from 'node:path';
import { runNode } from './run-command.ts';
import { type StackAddresses, stackEnvironment } from './stack/addresses.ts';

/** Puts a running stack back to the demo content. */
export async function loadDemoContent(stack: StackAddresses): Promise<void> {
  const script = resolve(import.meta.dirname, 'seed.ts');
  await runNode('Loading the demo content', [script], stackEnvironment(stack));
}
