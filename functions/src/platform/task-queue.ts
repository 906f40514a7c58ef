import { getFunctions } from 'firebase-admin/functions';
import { REGION } from '../../../src/config/region.ts';
import { app } from './firebase.ts';

/** Adds a task to the queue of the task function `name`, which runs it at `scheduleTime` or at once. */
export async function enqueueTask(name: string, data: Record<string, unknown>, scheduleTime?: Date) {
  const queue = getFunctions(app()).taskQueue(`locations/${REGION}/functions/${name}`);
  const wait = (scheduleTime?.getTime() ?? 0) - Date.now();
  // The emulator runs it at once: https://github.com/firebase/firebase-tools/issues/8254
  if (wait > 0 && process.env['CLOUD_TASKS_EMULATOR_HOST']) {
    setTimeout(() => void queue.enqueue(data), wait).unref();
    return;
  }
  await queue.enqueue(data, scheduleTime ? { scheduleTime } : {});
}
