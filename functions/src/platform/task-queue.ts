import { getFunctions } from 'firebase-admin/functions';
import { REGION } from '../../../src/config/region.ts';
import { app } from './firebase.ts';

/** Adds a task to the queue of the task function `name`. */
export async function enqueueTask(
  name: string,
  data: Record<string, unknown>,
  scheduleTime?: Date,
): Promise<void> {
  await getFunctions(app())
    .taskQueue(`locations/${REGION}/functions/${name}`)
    .enqueue(data, scheduleTime ? { scheduleTime } : {});
}
