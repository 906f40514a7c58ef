/** The thread that repairs an uploaded model and checks what it made of it (repair-in-thread.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import { checkGlb } from '../check-glb.ts';
import { ModelRefused } from '../model-refused.ts';
import type { RepairAnswer, RepairTask } from './repair-in-thread.ts';
import { repairModel } from './repair-model.ts';

async function answer(task: RepairTask): Promise<RepairAnswer> {
  try {
    const repaired = await repairModel(task);
    await checkGlb(repaired.bytes);
    return { repaired };
  } catch (error) {
    if (error instanceof ModelRefused) return { reasons: error.reasons };
    throw error;
  }
}

parentPort?.postMessage(await answer(workerData as RepairTask));
