import { resolve } from 'node:path';
import { runNode } from './run-command.ts';
import { type StackAddresses, stackEnvironment } from './stack/addresses.ts';

const SEED = resolve(import.meta.dirname, 'seed.ts');

/** Resets a running stack to the demo content. */
export async function loadDemoContent(stack: StackAddresses): Promise<void> {
  await runNode('Loading the demo content', [SEED], stackEnvironment(stack));
}

/** Adds missing demo administrators to a running stack, for example one with data of an older version. */
export async function loadDemoAdmins(stack: StackAddresses): Promise<void> {
  await runNode('Loading the demo administrators', [SEED, '--admins'], stackEnvironment(stack));
}
