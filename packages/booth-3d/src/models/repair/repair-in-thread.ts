import { runInThread, threadScript } from '../../../../threads/src/run-in-thread.ts';
import { ModelRefused, refuseForThread } from '../model-refused.ts';
import type { RepairedModel, RepairTask } from './repair-task.ts';

const MAX_MS = 20_000;
const MAX_MB = 512;

const SCRIPT = threadScript('repair-worker', import.meta.url);

/** Answer of the worker. */
export type RepairAnswer = { readonly repaired: RepairedModel } | { readonly reasons: readonly string[] };

/**
 * Repairs a model, as `repairModel`, in a separate thread, which ends with whatever a hostile file makes of the
 * decoders.
 * @throws ModelRefused also if the thread runs out of memory, takes more than 20 s, or fails
 */
export async function repairInThread(task: RepairTask): Promise<RepairedModel> {
  const limits = { data: task, maxMs: MAX_MS, maxMb: MAX_MB };
  const answer = await runInThread<RepairAnswer>(SCRIPT, limits).catch(refuseForThread);
  if ('reasons' in answer) throw new ModelRefused(answer.reasons);
  return answer.repaired;
}
