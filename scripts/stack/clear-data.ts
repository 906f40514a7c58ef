import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';

/**
 * Deletes all documents, users and files of the project in the emulators that the environment names. Its endpoints exist in
 * emulators only, so it cannot harm a real project.
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
