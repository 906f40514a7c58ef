import type { Firestore } from 'firebase-admin/firestore';
import { NOT_FOUND } from '../../functions/src/platform/firebase.ts';
import { updateStored } from '../data.ts';
import { ExpectedError } from '../stack/expected-error.ts';

/**
 * Finds records that the release does not read as they are stored. A project without a database has none.
 * @param authorize rejects without credentials: the database's client would end the process instead
 * @throws {ExpectedError} if they cannot be read
 */
export async function checkRecords(
  db: Firestore,
  project: string,
  authorize: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  try {
    await authorize();
    const counts = Object.entries(await updateStored(db, { write: false })).filter(([, count]) => count > 0);
    if (counts.length === 0) return [];
    return [
      `Records are stored as by a former version: ${counts.map(([what, count]) => `${what}: ${count}`).join('; ')}. Run npm run data -- backfill --project ${project} --yes, and then this command again.`,
    ];
  } catch (error) {
    const { code, message } = error as Error & { code?: unknown };
    if (code === NOT_FOUND) return [];
    throw new ExpectedError(
      `The stored records cannot be read: ${message}. Run gcloud auth application-default login.`,
    );
  }
}
