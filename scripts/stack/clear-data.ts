import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';

/**
 * Empties the emulators that the environment names: all documents, users and stored files of the project.
 * Only emulators know the addresses it uses, so it cannot touch a real project.
 */
export async function clearData(app: App): Promise<void> {
  const project = process.env.GCLOUD_PROJECT;
  const firestore = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${project}`;
  const auth = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${project}`;
  const answers = await Promise.all([
    fetch(`${firestore}/databases/(default)/documents`, { method: 'DELETE' }),
    fetch(`${auth}/accounts`, { method: 'DELETE', headers: { authorization: 'Bearer owner' } }),
  ]);
  for (const { ok, status, url } of answers) if (!ok) throw new Error(`${url} answered ${status}`);
  await getStorage(app).bucket().deleteFiles({ force: true });
}
