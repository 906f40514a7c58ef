import { HttpsError } from 'firebase-functions/https';
import { logEvent } from './logging.ts';
import { inRun, requestIdOf } from './run-context.ts';

/** Thrown to the runtime, which logs it; must not quote anyone. */
class JobFailed extends Error {
  constructor() {
    super('The job failed: see the event job-failed before this');
    this.name = 'JobFailed';
  }
}

/**
 * Runs a background job under an id of its own. Logs an error as an event and rethrows it without its message.
 * @param isExpected true for errors of normal operation: rethrown as they are, and not logged
 * @throws JobFailed
 */
export async function runJob(
  work: () => Promise<unknown>,
  isExpected: (error: unknown) => boolean = () => false,
): Promise<void> {
  await inRun({ requestId: requestIdOf(() => undefined) }, async () => {
    try {
      await work();
    } catch (error) {
      if (isExpected(error)) throw error;
      logEvent('job-failed', { error });
      throw new JobFailed();
    }
  });
}

/**
 * Runs a task of a queue, which retries a failed one.
 * @param isDelayed true for errors of normal operation, as in `runJob`
 * @throws HttpsError, since only that fails without a log line of the runtime
 */
export async function runTask(
  work: () => Promise<unknown>,
  isDelayed: (error: unknown) => boolean,
): Promise<void> {
  try {
    await runJob(work, isDelayed);
  } catch (error) {
    throw new HttpsError(isDelayed(error) ? 'unavailable' : 'internal', 'Will be retried');
  }
}
