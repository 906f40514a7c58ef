import { logEvent } from './logging.ts';
import { inRun, requestIdOf } from './run-context.ts';

/** The error that a failed job throws to the runtime, which logs it; it must quote no one. */
export class JobFailed extends Error {
  constructor() {
    super('The job failed: see the event job-failed before this');
    this.name = 'JobFailed';
  }
}

/**
 * Does what no visitor waits for, as a run with an id of its own. An error is logged as an event and thrown on without its words.
 * @param isExpected whether an error belongs to the ordinary course: it is thrown on as it is, and not logged
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
