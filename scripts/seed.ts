/**
 * `node scripts/seed.ts`: resets a local stack to the demo content, with the emulators' addresses in the environment
 * (stackEnvironment in stack/addresses.ts). `--admins` removes nothing and only adds the missing demo administrators;
 * `--proposals` sends the demo's proposals over the API at SITE_URL.
 */
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { openMissingDeals } from '../functions/src/deals/open-missing-deals.ts';
import { indexVisitors } from '../functions/src/visitors/index-visitors.ts';
import { ADMINS } from '../src/domain/records/admins.ts';
import { seedContent } from './demo/seed-content.ts';
import { seedVisitors } from './demo/seed-visitors.ts';
import { sendProposals } from './demo/send-proposals.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from './stack/demo-admins.ts';
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
  const [auth, db] = [getAuth(app), getFirestore(app)];
  if (process.argv.includes('--admins')) await seedAdmins({ auth, db });
  else if (process.argv.includes('--proposals')) await sendProposals(db);
  else {
    await clearData(app);
    const [{ uid: owner }] = DEMO_ADMINS;
    const now = new Date();
    await seedAdmins({ auth, db });
    await seedContent({ db, bucket: getStorage(app).bucket() }, owner, now);
    await seedVisitors(db, owner, now);
    await openMissingDeals(db, { write: true });
    await indexVisitors(db);
  }
  await deleteApp(app);
});

/** Creates missing demo administrators. Their addresses are verified, because no stranger can have created the accounts. */
async function seedAdmins({ auth, db }: { auth: Auth; db: Firestore }): Promise<void> {
  const { users } = await auth.getUsers(DEMO_ADMINS.map(({ uid }) => ({ uid })));
  for (const { uid, email, name } of DEMO_ADMINS) {
    const account = { uid, email, displayName: name, emailVerified: true, password: DEMO_ADMIN_PASSWORD };
    if (!users.some((user) => user.uid === uid)) await auth.createUser(account);
    const record = db.doc(ADMINS.path(uid));
    if ((await record.get()).exists) continue;
    await record.set({ invited_at: new Date(), way: 'invitation', sessions_from: 0, email });
  }
}

/** Deletes all data of the project. These endpoints exist only in emulators, so no real project can be harmed. */
async function clearData(app: App): Promise<void> {
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
