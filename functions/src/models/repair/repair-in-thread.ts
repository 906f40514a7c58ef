import type { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ModelRefused } from '../model-refused.ts';
import type { RepairedModel, RepairTask } from './repair-task.ts';

const MAX_MS = 20_000;
const MAX_MB = 512;

/** In lib/, next to the bundles (build.mjs); in tests, the source. */
const SCRIPT = new URL(
  import.meta.url.endsWith('.ts') ? './repair-worker.ts' : './repair-worker.js',
  import.meta.url,
);

/** Answer of the worker. */
export type RepairAnswer = { readonly repaired: RepairedModel } | { readonly reasons: readonly string[] };

/**
 * Repairs a model, as `repairModel`, in a separate thread, which ends with whatever a hostile file makes of the
 * decoders.
 * @throws ModelRefused also if the thread runs out of memory, takes more than 20 s, or fails
 */
export async function repairInThread(task: RepairTask): Promise<RepairedModel> {
  const worker = new Worker(SCRIPT, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: MAX_MB } });
  // The functions' type packages omit its events
  const events = worker as unknown as EventEmitter;
  const timer = setTimeout(() => void worker.terminate(), MAX_MS);
  try {
    const answer = await new Promise<RepairAnswer>((resolve, reject) => {
      events.once('message', resolve).once('error', reject);
      events.once('exit', () => reject(new Error('The repair ended without an answer.')));
    });
    if ('reasons' in answer) throw new ModelRefused(answer.reasons);
    return answer.repaired;
  } catch (cause) {
    if (cause instanceof ModelRefused) throw cause;
    throw new ModelRefused(['The file is damaged, or far more complicated than a booth.'], { cause });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
