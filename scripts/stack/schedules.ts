/**
 * Calls the scheduled functions of a local stack at their times, which no emulator does: `node schedules.ts <lib/index.js>`.
 * It loads the build again before each run, so that a rebuilt function is the one that runs.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Cron } from 'croner';
import { enqueueMail } from '../../functions/src/mail/enqueue-mail.ts';
import { sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
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

interface ScheduledFunction {
  /** As the SDK stores it for the deployment. */
  readonly __endpoint?: {
    readonly scheduleTrigger?: { readonly schedule: string; readonly timeZone?: unknown };
  };
  readonly run: (event: object) => unknown;
}

/** The Tasks emulator cannot hold a task back, so the sweeper looks for mails that are due much more often than in the cloud. */
const EVERY_TEN_SECONDS = '*/10 * * * * *';

const file = process.argv[2] ?? '';

async function load(): Promise<Record<string, ScheduledFunction>> {
  return import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`);
}

/** Runs `work` at the times of a cron line in that zone. */
function keepRunning(name: string, schedule: string, timezone: string, work: () => Promise<unknown>): void {
  // A build that is being written cannot be loaded: the next time finds it whole
  const fail = (error: unknown) => console.error(`${name} failed`, error);
  new Cron(schedule, { timezone, protect: true, catch: fail }, async () => {
    await work();
  });
}

if (import.meta.main) {
  for (const [name, { __endpoint }] of Object.entries(await load())) {
    const { schedule, timeZone } = __endpoint?.scheduleTrigger ?? {};
    if (!schedule) continue;
    keepRunning(name, schedule, typeof timeZone === 'string' ? timeZone : 'UTC', async () =>
      (await load())[name]?.run({ scheduleTime: new Date().toISOString() }),
    );
  }
  keepRunning('sweepOutbox', EVERY_TEN_SECONDS, 'UTC', () =>
    sweepOutbox({ db: firestore(), now: new Date(), enqueue: enqueueMail }),
  );
}
