import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { logFilesOf, ROOT, testStackAddresses } from '../../scripts/stack/addresses.ts';
import { SETTINGS } from './api-under-test.ts';

/**
 * Starts a process of killable-process-entry.ts with the product's database at `database` (host:port) and its clock at
 * `now`. `kill` ends it immediately, without running any more of its code, and resolves when it is gone.
 */
export async function startKillableProcess(database: string, now: Date) {
  const log = openSync(logFilesOf(testStackAddresses()).processes, 'a');
  const child = fork(resolve(ROOT, 'tests/support/killable-process-entry.ts'), {
    execArgv: [],
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: database,
      SETTINGS: JSON.stringify(SETTINGS),
      NOW: now.toISOString(),
      NODE_COMPILE_CACHE: resolve(ROOT, '.local/compile-cache'),
    },
  });
  closeSync(log);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  const [port] = (await once(child, 'message')) as [number];
  return { origin: `http://127.0.0.1:${port}`, kill };
}
