/**
 * Calls a local stack's scheduled functions at their times, which no emulator does: `node schedules.ts
 * <lib/index.js>`. It reloads the build before each run, so that a rebuilt function is used.
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

/** Starts a scheduler for a stack's scheduled functions, in a process with the functions' parameters. */
export function startSchedules(stack: StackAddresses): Service {
  const functions = resolve(stack.folder, 'functions');
  return startService({
    command: [
      process.execPath,
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
  /** Set by the SDK for the deployment. */
  readonly __endpoint?: {
    readonly scheduleTrigger?: { readonly schedule: string; readonly timeZone?: unknown };
  };
  readonly run: (event: object) => unknown;
}

const file = process.argv[2] ?? '';

async function load(): Promise<Record<string, ScheduledFunction>> {
  return import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`);
}

function keepRunning(name: string, schedule: string, timezone: string, work: () => Promise<unknown>): void {
  // A half-written build cannot be loaded; the next run finds it complete
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
  // Every ten seconds, much more often than in the cloud, because the Tasks emulator cannot delay a task
  keepRunning('sweepOutbox', '*/10 * * * * *', 'UTC', () =>
    sweepOutbox({ db: firestore(), now: new Date(), enqueue: enqueueMail }),
  );
}
