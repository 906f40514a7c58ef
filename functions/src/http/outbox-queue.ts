import { HttpsError } from 'firebase-functions/https';
import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/tasks';
import { idIn } from '../../../src/domain/document-id.ts';
import { logEvent } from '../platform/logging.ts';
import { runJob } from '../platform/run-job.ts';
import type { FunctionName } from '../platform/service-accounts.ts';
import { entryPoint } from './entry-points.ts';

/** Retries of a task that crashed; one whose item has to wait ends. */
const RETRIES = { maxAttempts: 100, minBackoffSeconds: 10, maxBackoffSeconds: 3_600 };

type Options = Pick<TaskQueueOptions, 'maxInstances' | 'secrets' | 'timeoutSeconds'>;

/** Returns the function of a queue that delivers `parallel` items of an outbox at a time; a task has an id as its `key`. */
export function outboxQueue(
  name: FunctionName,
  { parallel, key, ...options }: Options & { readonly parallel: number; readonly key: string },
  deliver: (id: string) => Promise<unknown>,
) {
  const rateLimits = { maxConcurrentDispatches: parallel, maxDispatchesPerSecond: 50 };
  return onTaskDispatched<unknown>(
    { ...options, ...entryPoint(name), retryConfig: RETRIES, rateLimits },
    async ({ data }) => {
      const id = idIn(data, key);
      // A failed task would be retried in vain
      if (id === null) return logEvent('task-unusable', { queue: name });
      await runJob(name, () => deliver(id)).catch(() => {
        // The only error that fails a task without a log line by the runtime
        throw new HttpsError('internal', 'Will be retried');
      });
    },
  );
}
