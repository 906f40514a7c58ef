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

async function keepRunning(name: string): Promise<void> {
  for (;;) {
    const schedule = (await load())[name]?.__endpoint?.scheduleTrigger;
    if (!schedule) return;
    const now = new Date();
    const waitMs = name === SWEEPER ? SWEEP_MS : nextRun(schedule, now).getTime() - now.getTime();
    await pause(waitMs);
    try {
      await (await load())[name]?.run({ scheduleTime: new Date().toISOString() });
    } catch (error) {
      console.error(`${name} failed`, error);
    }
  }
}

const scheduled = Object.entries(await load()).filter(([, { __endpoint }]) => __endpoint?.scheduleTrigger);
await Promise.all(scheduled.map(([name]) => keepRunning(name)));
