/**
 * `node scripts/seed.ts`: resets a local stack to the demo content, with the emulators' addresses in the environment
 * (stackEnvironment in stack/addresses.ts). `--admins` removes nothing and adds the missing demo administrators only.
 */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { indexVisitors } from '../functions/src/visitors/index-visitors.ts';
import { seedLeads } from './demo/leads.ts';
import { seedAdmins } from './demo/seed-admins.ts';
import { seedAvailability } from './demo/seed-availability.ts';
import { seedContent } from './demo/seed-content.ts';
import { clearData } from './stack/clear-data.ts';
import { DEMO_ADMINS } from './stack/demo-admins.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

await runScript(async () => {
  const projectId = process.env.GCLOUD_PROJECT ?? '';
  const emulators = [
    'FIRESTORE_EMULATOR_HOST',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FIREBASE_STORAGE_EMULATOR_HOST',
  ];
  if (!projectId.startsWith('demo-') || emulators.some((name) => !process.env[name])) {
    throw new ExpectedError('Demo content goes into a local stack only: use npm start or npm run reset.');
  }
  const app = initializeApp();
  const db = getFirestore(app);
  if (process.argv.includes('--admins')) {
    await seedAdmins({ auth: getAuth(app), db });
    await deleteApp(app);
    return;
  }
  await clearData(app);
  const [{ uid: owner }] = DEMO_ADMINS;
  const now = new Date();
  await seedAdmins({ auth: getAuth(app), db });
  await seedContent({ db, bucket: getStorage(app).bucket() }, owner, now);
  await seedAvailability(db, owner, now);
  await seedLeads(db, now);
  await indexVisitors(db);
  await deleteApp(app);
});
