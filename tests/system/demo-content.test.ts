import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { expect, test } from 'vitest';
import { DEMO_BOOKINGS, DEMO_DESIGNS, DEMO_EXTRAS, DEMO_PROJECTS } from '../../scripts/demo/content.ts';
import { seedContent } from '../../scripts/demo/seed-content.ts';
import { seedVisitors } from '../../scripts/demo/seed-visitors.ts';
import { seedAdmins } from '../../scripts/seed.ts';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { slotId } from '../../src/domain/booking/slots.ts';
import type { Booking } from '../../src/domain/records/bookings.ts';

const { projectId, bucket: storageBucket } = testStackAddresses();
const app = initializeApp({ projectId, storageBucket }, 'demo-content');
const db = getFirestore(app);
const bucket = getStorage(app).bucket();
const [{ uid: OWNER }] = DEMO_ADMINS;

/** Returns the demo documents of a collection, by id. */
async function documentsOf(collection: string, ids: readonly string[]) {
  const found = await db.getAll(...ids.map((id) => db.doc(`${collection}/${id}`)));
  return found.map((document) => ({ id: document.id, ...document.data() }) as Record<string, unknown>);
}

/** Returns every address of a stored image in `value`, at any depth. */
function imagesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/media\/.*\.webp$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(imagesIn);
}

async function demoContent() {
  return Promise.all([
    documentsOf(
      'booth_designs',
      DEMO_DESIGNS.map(({ slug }) => slug),
    ),
    documentsOf(
      'extras',
      DEMO_EXTRAS.map(({ file }) => file),
    ),
    documentsOf(
      'reference_projects',
      DEMO_PROJECTS.map(({ industry }) => `demo-${industry.toLowerCase()}`),
    ),
    documentsOf('site_settings', [OWNER]),
  ]);
}

test('every demo booking has its slot on offer, its claim and its quote', async () => {
  const bookings = await db.getAll(...DEMO_BOOKINGS.map(({ id }) => db.doc(`bookings/${id}`)));
  for (const booking of bookings) {
    const { date, time, availability_id, admin_id, quote_submission_id } = booking.data() as Booking;
    const day = await db.doc(`availability/${availability_id}`).get();
    expect(day.get('date')).toBe(date);
    expect(day.get('slots')).toContain(time);
    const claim = await db.doc(`slot_claims/${slotId(date, time)}`).get();
    expect(claim.data()).toEqual({ date, time, booking_id: booking.id, admin_id });
    if (quote_submission_id === null) continue;
    const quote = await db.doc(`quote_submissions/${quote_submission_id}`).get();
    expect(quote.get('selected_render_title')).toEqual(expect.any(String));
    expect(quote.get('booking_id')).toBe(booking.id);
  }
});

test('loading the demo content again changes no count, no booking and no address', async () => {
  const state = async () => {
    const collections = await db.listCollections();
    const counts = await Promise.all(
      collections.map(async ({ id }) => [id, (await db.collection(id).count().get()).data().count] as const),
    );
    const [files] = await bucket.getFiles();
    return {
      counts: counts.toSorted(([a], [b]) => a.localeCompare(b)),
      files: files.length,
      bookings: await documentsOf(
        'bookings',
        DEMO_BOOKINGS.map(({ id }) => id),
      ),
      images: imagesIn(await demoContent()),
    };
  };
  const before = await state();
  const now = new Date();
  await seedAdmins({ auth: getAuth(app), db });
  await seedContent({ db, bucket }, OWNER, now);
  await seedVisitors(db, OWNER, now);
  expect(await state()).toEqual(before);
});
