import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StackAddresses } from './addresses.ts';

/** Log files of the product's code on a stack; creates their folder. */
export function logFilesOf({ folder }: StackAddresses) {
  mkdirSync(folder, { recursive: true });
  return {
    /** The emulators, with what the functions log that they run. */
    emulators: resolve(folder, 'emulators.log'),
    /** Processes of their own that tests start with the product's code. */
    processes: resolve(folder, 'processes.log'),
    /** The product's code in the processes of the tests. */
    inTests: resolve(folder, 'in-tests.log'),
    /** The queries of functions and panel, without their values. */
    queries: resolve(folder, 'queries.log'),
  };
}
