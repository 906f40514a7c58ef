/**
 * Calls the scheduled functions of a local stack at their times, which no emulator does: `node run-schedules.ts <lib/index.js>`.
 * It loads the build again before each run, so that a rebuilt function is the one that runs.
 */
import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { nextRun, type Schedule } from './next-run.ts';

interface ScheduledFunction {
  readonly __endpoint?: { readonly scheduleTrigger?: Schedule };
  readonly run: (event: object) => unknown;
}

/** The Tasks emulator cannot hold a task back, so the sweeper looks for mails that are due much more often than in the cloud. */
const SWEEPER = 'sweepMail';
const SWEEP_MS = 10_000;

const file = process.argv[2] ?? '';

async function load(): Promise<Record<string, ScheduledFunction>> {
  return import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`);
}

async function keepRunning(name: string, schedule: Schedule): Promise<void> {
  for (;;) {
    const now = new Date();
    await pause(name === SWEEPER ? SWEEP_MS : nextRun(schedule, now).getTime() - now.getTime());
    try {
      await (await load())[name]?.run({ scheduleTime: new Date().toISOString() });
    } catch (error) {
      // A build that is being written cannot be loaded: the next time finds it whole
      console.error(`${name} failed`, error);
    }
  }
}

await Promise.all(
  Object.entries(await load()).map(([name, { __endpoint }]) => {
    const schedule = __endpoint?.scheduleTrigger;
    return schedule && keepRunning(name, schedule);
  }),
);
