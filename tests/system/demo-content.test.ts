import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { expect, test } from 'vitest';
import { DEMO_BOOKINGS } from '../../scripts/demo/content.ts';
import { seedContent } from '../../scripts/demo/seed-content.ts';
import { seedVisitors } from '../../scripts/demo/seed-visitors.ts';
import { seedAdmins } from '../../scripts/seed.ts';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';

const { projectId, bucket: storageBucket } = testStackAddresses();
const app = initializeApp({ projectId, storageBucket }, 'demo-content');
const db = getFirestore(app);
const bucket = getStorage(app).bucket();
const [{ uid: OWNER }] = DEMO_ADMINS;

test('loading the demo content again changes no count and no booking', async () => {
  const state = async () => {
    const collections = await db.listCollections();
    const counts = await Promise.all(
      collections.map(async ({ id }) => [id, (await db.collection(id).count().get()).data().count] as const),
    );
    const [files] = await bucket.getFiles();
    const bookings = await db.getAll(...DEMO_BOOKINGS.map(({ id }) => db.doc(`bookings/${id}`)));
    return {
      counts: counts.toSorted(([a], [b]) => a.localeCompare(b)),
      files: files.length,
      bookings: bookings.map((booking) => booking.data()),
    };
  };
  const before = await state();
  const now = new Date();
  await seedAdmins({ auth: getAuth(app), db });
  await seedContent({ db, bucket }, OWNER, now);
  await seedVisitors(db, OWNER, now);
  expect(await state()).toEqual(before);
});
