/** The thread that repairs an uploaded model (repair-in-thread.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import { ModelRefused } from '../model-refused.ts';
import type { RepairAnswer, RepairTask } from './repair-in-thread.ts';
import { repairModel } from './repair-model.ts';

async function answer(task: RepairTask): Promise<RepairAnswer> {
  try {
    return { repaired: await repairModel(task) };
  } catch (error) {
    if (error instanceof ModelRefused) return { reasons: error.reasons };
    throw error;
  }
}

parentPort?.postMessage(await answer(workerData as RepairTask));
