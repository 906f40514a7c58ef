import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { expect, test } from 'vitest';
import { DEMO_BOOKINGS } from '../../scripts/demo/bookings.ts';
import { DEMO_DESIGNS } from '../../scripts/demo/designs.ts';
import { DEMO_EXTRAS } from '../../scripts/demo/extras.ts';
import { seedLeads } from '../../scripts/demo/leads.ts';
import { DEMO_PROJECTS } from '../../scripts/demo/projects.ts';
import { seedAvailability } from '../../scripts/demo/seed-availability.ts';
import { seedContent } from '../../scripts/demo/seed-content.ts';
import { sendDemoProposals } from '../../scripts/prepare-stack.ts';
import { seedAdmins } from '../../scripts/seed.ts';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { slotId } from '../../src/domain/booking/slots.ts';
import { mediaObjectPath, mediaVariants } from '../../src/domain/media.ts';
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

test('every picture of the demo content is in the bucket, in all its widths, as immutable WebP', async () => {
  const content = await demoContent();
  expect(content.map((documents) => imagesIn(documents).length)).toEqual([30, 10, 36, 1]);
  for (const url of imagesIn(content)) {
    const { srcset, width, height } = mediaVariants(url);
    expect([width, height], url).not.toContain(undefined);
    for (const address of srcset?.split(', ').map((entry) => entry.split(' ')[0] ?? '') ?? [url]) {
      const [metadata] = await bucket.file(mediaObjectPath(address) ?? '').getMetadata();
      expect(metadata).toMatchObject({
        contentType: 'image/webp',
        cacheControl: 'public, max-age=31536000, immutable',
      });
    }
  }
});

test('the demo administrators can sign in and have verified addresses', async () => {
  const { users } = await getAuth(app).getUsers(DEMO_ADMINS.map(({ uid }) => ({ uid })));
  expect(users.map(({ email, emailVerified }) => [email, emailVerified]).sort()).toEqual([
    ['admin@booth.example', true],
    ['partner@booth.example', true],
  ]);
});

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
  await seedAvailability(db, OWNER, now);
  await seedLeads(db, now);
  expect(await state()).toEqual(before);
});

test('the demo has a proposal that waits for its customer and an accepted one, however often it is sent', async () => {
  for (let time = 0; time < 2; time++) await sendDemoProposals(testStackAddresses());
  const { docs } = await db
    .collection('proposals')
    .where('email', 'in', ['d.okafor@halyard.example.com', 'grace@tidewater.example.com'])
    .get();
  const states = docs.map((proposal) => [proposal.get('company'), proposal.get('state')]);
  expect(states.toSorted()).toEqual([
    ['Halyard Payments', 'accepted'],
    ['Tidewater Instruments', 'sent'],
  ]);
  const sold = await db.collection('deals').where('state', '==', 'sold').get();
  expect(sold.docs.map((deal) => deal.get('company'))).toEqual(['Halyard Payments']);
});
