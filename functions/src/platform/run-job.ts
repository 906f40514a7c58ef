import { logEvent, requestIdOf, runInContext } from './logging.ts';

/**
 * Runs a background job under its own request id. Logs an error as an event with the job's `name`, which the alert quotes,
 * and throws another one to the runtime, which logs it and must not quote anyone.
 * @example
 * await runJob('sweepImages', () => sweepImages({ db: firestore(), bucket: bucket(), now: new Date() }));
 */
export async function runJob(name: string, work: () => Promise<unknown>): Promise<void> {
  await runInContext({ requestId: requestIdOf() }, async () => {
    try {
      await work();
    } catch (error) {
      logEvent('job-failed', { job: name, error });
      throw new Error('The job failed: see the event job-failed before this');
    }
  });
}
