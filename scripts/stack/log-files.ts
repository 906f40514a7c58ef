import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StackAddresses } from './addresses.ts';

/** Where is written what the product's code logs on a stack; the folder is made if there is none yet. */
export function logFilesOf({ folder }: StackAddresses) {
  mkdirSync(folder, { recursive: true });
  return {
    /** The emulators, with what the functions log that they run. */
    emulators: resolve(folder, 'emulators.log'),
    /** Processes of their own that tests start with the product's code. */
    processes: resolve(folder, 'processes.log'),
    /** The product's code in the processes of the tests. */
    inTests: resolve(folder, 'in-tests.log'),
  };
}
