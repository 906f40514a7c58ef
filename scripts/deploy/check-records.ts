import type { Firestore } from 'firebase-admin/firestore';
import { NOT_FOUND } from '../../functions/src/platform/firebase.ts';
import { updateStored } from '../data.ts';
import type { Finding } from './deployment.ts';

/**
 * Finds records that the release does not read as they are stored. A project without a database has none.
 * @param authorize rejects without credentials: the database's client would end the process instead
 */
export async function checkRecords(
  db: Firestore,
  project: string,
  authorize: () => Promise<unknown> = async () => undefined,
): Promise<Finding[]> {
  try {
    await authorize();
    const counts = Object.entries(await updateStored(db, { write: false })).filter(([, count]) => count > 0);
    if (counts.length === 0) return [];
    const problem = `Records are stored as by a former version: ${counts.map(([what, count]) => `${what}: ${count}`).join('; ')}.`;
    const remedy = `Run npm run data -- backfill --project ${project} --yes, and then this command again.`;
    return [{ name: 'records-outdated', problem, remedy }];
  } catch (error) {
    const { code, message } = error as Error & { code?: unknown };
    if (code === NOT_FOUND) return [];
    const problem = `The stored records cannot be read: ${message}`;
    return [{ name: 'records-unknown', problem, remedy: 'gcloud auth application-default login' }];
  }
}
