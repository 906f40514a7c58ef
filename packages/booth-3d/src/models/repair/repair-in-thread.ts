import { runInThread, threadScript } from '../../../../threads/src/run-in-thread.ts';
import type { Marking } from '../../marking/marking.ts';
import { ModelRefused, refuseForThread } from '../model-refused.ts';
import type { ModelKind } from '../source-model.ts';

const SCRIPT = threadScript('repair-worker', import.meta.url);

export interface RepairTask extends Partial<Pick<Marking, 'left_out'>> {
  readonly bytes: Uint8Array;
  readonly kind: ModelKind;
  /** Width and depth of the design's booth in meters, if known. */
  readonly size?: readonly [width: number, depth: number] | null;
}

/** A change to an uploaded model, as a sentence for its author. */
export interface RepairNote {
  readonly text: string;
}

export interface RepairedModel {
  /** A GLB without extensions, compression, animations, bones and shape keys. */
  readonly bytes: Uint8Array;
  /** Extensions that the file requires and that were not read. */
  readonly unread: readonly string[];
  readonly notes: readonly RepairNote[];
}

export type RepairAnswer = { readonly repaired: RepairedModel } | { readonly reasons: readonly string[] };

/**
 * Repairs and checks a model in a separate thread, which ends with whatever a hostile file makes of the decoders and
 * the validator.
 * @throws ModelRefused also if the thread runs out of memory, takes more than 20 s, or fails
 */
export async function repairInThread(task: RepairTask): Promise<RepairedModel> {
  const options = { data: task, maxMs: 20_000, maxMb: 512 };
  const answer = await runInThread<RepairAnswer>(SCRIPT, options).catch(refuseForThread);
  if ('reasons' in answer) throw new ModelRefused(answer.reasons);
  return answer.repaired;
}
