import { resolve } from 'node:path';
import { type StackAddresses, stackEnvironment } from './addresses.ts';
import { type Service, startService } from './service.ts';

/** Starts a scheduler for a stack's scheduled functions, in a process with the functions' own parameters. */
export function startSchedules(stack: StackAddresses): Service {
  const functions = resolve(stack.folder, 'functions');
  return startService({
    command: process.execPath,
    args: [
      ...['.env', '.secret.local'].map((file) => `--env-file=${resolve(functions, file)}`),
      resolve(import.meta.dirname, 'run-schedules.ts'),
      resolve(functions, 'lib/index.js'),
    ],
    folder: functions,
    environment: { ...process.env, ...stackEnvironment(stack), NO_COLOR: '1' },
    logFile: resolve(stack.folder, 'schedules.log'),
    graceMs: 2_000,
  });
}
