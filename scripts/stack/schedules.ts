/**
 * Calls the scheduled functions of a local stack at their times, which no emulator does: `node schedules.ts <lib/index.js>`.
 * It loads the build again before each run, so that a rebuilt function is the one that runs.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { DateTime } from 'luxon';
import { type StackAddresses, stackEnvironment } from './addresses.ts';
import { type Service, startService } from './service.ts';

/** Starts a scheduler for a stack's scheduled functions, in a process with the functions' own parameters. */
export function startSchedules(stack: StackAddresses): Service {
  const functions = resolve(stack.folder, 'functions');
  return startService({
    command: process.execPath,
    args: [
      ...['.env', '.secret.local'].map((file) => `--env-file=${resolve(functions, file)}`),
      import.meta.filename,
      resolve(functions, 'lib/index.js'),
    ],
    folder: functions,
    environment: { ...process.env, ...stackEnvironment(stack), NO_COLOR: '1' },
    logFile: resolve(stack.folder, 'schedules.log'),
    graceMs: 2_000,
  });
}

/** A scheduled function's schedule, as the SDK stores it for the deployment. */
export interface Schedule {
  readonly schedule: string;
  readonly timeZone?: unknown;
}

/**
 * Returns when a schedule is next due after `now`: 'every 5 minutes', 'every 6 hours', 'every day 03:30', or a daily cron line such
 * as '5 0 * * *', whose times are of its zone.
 * @throws Error for any other way to write a schedule
 */
export function nextRun({ schedule, timeZone }: Schedule, now: Date): Date {
  const [, count, unit] = /^every (\d+) (minutes|hours)$/.exec(schedule) ?? [];
  if (count) return new Date(now.getTime() + Number(count) * (unit === 'hours' ? 60 : 1) * 60_000);
  const [, hour = '', minute = ''] = /^every day (\d\d):(\d\d)$/.exec(schedule) ?? [];
  const [, cronMinute = minute, cronHour = hour] = /^(\d+) (\d+) \* \* \*$/.exec(schedule) ?? [];
  if (cronHour === '') throw new Error(`The local stack cannot read the schedule '${schedule}'`);
  const zone = typeof timeZone === 'string' ? timeZone : 'UTC';
  const today = DateTime.fromJSDate(now, { zone })
    .startOf('day')
    .set({ hour: Number(cronHour), minute: Number(cronMinute) });
  return (today.toJSDate() > now ? today : today.plus({ days: 1 })).toJSDate();
}

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

if (import.meta.main) {
  for (const [name, { __endpoint }] of Object.entries(await load())) {
    if (__endpoint?.scheduleTrigger) void keepRunning(name, __endpoint.scheduleTrigger);
  }
}
