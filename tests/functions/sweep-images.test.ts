import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sweepImages } from '../../functions/src/media/sweep-images.ts';
import { logEvent } from '../../functions/src/platform/logging.ts';
import { bucketNamed } from '../support/admin-api-under-test.ts';
import { emptyDatabase, NOW } from '../support/api-under-test.ts';

// Files share a process: modules that another file has loaded would run without the spies
vi.hoisted(() => vi.resetModules());
vi.mock(import('../../functions/src/platform/logging.ts'), { spy: true });

const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

/** Creates a bucket for one test, with `image` stored in three variants, and its database. */
async function aBucket() {
  const bucket = bucketNamed(`demo-sweep-${randomUUID().slice(0, 8)}.appspot.com`);
  const db = emptyDatabase();
  const sweep = (now: Date) => sweepImages({ db, bucket, now });
  const names = async () => (await bucket.getFiles())[0].map(({ name }) => name).sort();
  onTestFinished(() => bucket.deleteFiles({ force: true }));
  return { bucket, db, sweep, names };
}

const STEM = 'extras/bar-stools-0123456789abcdef-1200x900';
const URL = `/media/${STEM}.webp`;
const VARIANTS = [`${STEM}.w480.webp`, `${STEM}.w960.webp`, `${STEM}.webp`];

async function storeVariants({ bucket }: Awaited<ReturnType<typeof aBucket>>) {
  await Promise.all(VARIANTS.map((name) => bucket.file(name).save(name, { resumable: false })));
}

test('an image that no record uses is marked by one run and removed by one a day later', async () => {
  const store = await aBucket();
  await storeVariants(store);

  expect(await store.sweep(NOW)).toEqual({ marked: 3, kept: 0, removed: 0 });
  expect(await store.sweep(later(23))).toEqual({ marked: 0, kept: 0, removed: 0 });
  expect(await store.names()).toEqual(VARIANTS);

  expect(await store.sweep(later(24))).toEqual({ marked: 0, kept: 0, removed: 3 });
  expect(await store.names()).toEqual([]);
});

test.each([
  ['extras', { image_url: URL }],
  ['booth_designs', { images: { topview: null, leftview: URL } }],
  ['booth_designs', { images: null, image_url: URL }],
  ['reference_projects', { design_renderings: { design_top_view: URL }, stand_photos: {} }],
  ['reference_projects', { stand_photos: { stand_interior_photo: URL } }],
  ['site_settings', { logo_url: URL }],
  ['hosts', { photo_url: URL }],
])('an image that a record of %s uses stays, with its variants', async (collection, fields) => {
  const store = await aBucket();
  await storeVariants(store);
  await store.db.collection(collection).doc('shows-it').set(fields);

  for (const hours of [0, 24, 48]) {
    expect(await store.sweep(later(hours))).toEqual({ marked: 0, kept: 0, removed: 0 });
  }
  expect(await store.names()).toEqual(VARIANTS);
});

test.each(['booth_designs', 'extras'])(
  'a model that a record of %s has stays, with the uploaded file; what it was stored with for phones is removed',
  async (collection) => {
    const store = await aBucket();
    const model = 'booth-designs/launch-0123456789abcdef';
    const files = ['.bin', '.glb', '.usdz', '.source'].map((ending) => model + ending);
    await Promise.all(files.map((name) => store.bucket.file(name).save(name, { resumable: false })));
    const record = store.db.collection(collection).doc('has-it');
    await record.set({ model: { url: `/media/${model}.bin`, kinds: [] } });
    expect(await store.sweep(NOW)).toEqual({ marked: 0, kept: 0, removed: 2 });
    expect(await store.sweep(later(24))).toEqual({ marked: 0, kept: 0, removed: 0 });
    expect(await store.names()).toEqual([`${model}.bin`, `${model}.source`]);
    await record.update({ model: null });
    expect(await store.sweep(later(48))).toEqual({ marked: 2, kept: 0, removed: 0 });
    expect(await store.sweep(later(72))).toEqual({ marked: 0, kept: 0, removed: 2 });
  },
);

test('a print file that a booking of a former version has is removed at once, and its picture stays', async () => {
  const store = await aBucket();
  const files = ['bookings/b1/booth.webp', 'bookings/b1/logo-file'];
  await Promise.all(files.map((name) => store.bucket.file(name).save(name, { resumable: false })));
  expect(await store.sweep(NOW)).toEqual({ marked: 0, kept: 0, removed: 1 });
  expect(await store.names()).toEqual(['bookings/b1/booth.webp']);
});

test('an image in use again, after an undone deletion, is safe again', async () => {
  const store = await aBucket();
  await storeVariants(store);
  await store.sweep(NOW);
  const record = store.db.doc('extras/bar-stools');
  await record.set({ image_url: URL });

  expect(await store.sweep(later(30))).toEqual({ marked: 0, kept: 3, removed: 0 });
  await record.delete();
  expect(await store.sweep(later(31))).toEqual({ marked: 3, kept: 0, removed: 0 });
  // So is one that is uploaded again
  await storeVariants(store);
  expect(await store.sweep(later(60))).toEqual({ marked: 3, kept: 0, removed: 0 });
  expect(await store.names()).toEqual(VARIANTS);
});

test('a file that is not one of our images is left alone', async () => {
  const store = await aBucket();
  const others = ['backup/export.json', 'extras/booth.glb', 'extras/notes.txt', 'logo.webp'];
  await Promise.all(others.map((name) => store.bucket.file(name).save('x', { resumable: false })));

  await store.sweep(NOW);
  await store.sweep(later(48));

  expect(await store.names()).toEqual([...others].sort());
});

/** Stores images of one file each, and a record for the first `shown` of them. */
async function storeImages(
  { bucket, db }: Awaited<ReturnType<typeof aBucket>>,
  count: number,
  shown: number,
) {
  const names = Array.from(
    { length: count },
    (_, n) => `extras/stool-${n + 1_000}-0123456789abcdef-64x48.webp`,
  );
  await Promise.all(names.map((name) => bucket.file(name).save(name, { resumable: false })));
  const records = names
    .slice(0, shown)
    .map((name) => db.collection('extras').add({ image_url: `/media/${name}` }));
  return Promise.all(records);
}

test('if more than a fifth of many images would be removed, none is, and the operator is notified', async () => {
  const store = await aBucket();
  const records = await storeImages(store, 54, 43);
  await store.sweep(NOW);

  expect(await store.sweep(later(24))).toEqual({ marked: 0, kept: 0, removed: 0 });
  expect(await store.names()).toHaveLength(54);
  expect(logEvent).toHaveBeenCalledWith('image-sweep-stopped', { images: 54, overdue: 11 });

  // As if all records were lost
  await Promise.all(records.map((record) => record.delete()));
  await store.sweep(later(25));
  expect(await store.sweep(later(49))).toEqual({ marked: 0, kept: 0, removed: 0 });
  expect(await store.names()).toHaveLength(54);
});

test.each([
  ['a fifth of them', 55, 11],
  ['all of a few', 10, 10],
])('%s is removed', async (_what, count, unused) => {
  const store = await aBucket();
  await storeImages(store, count, count - unused);
  await store.sweep(NOW);

  expect(await store.sweep(later(24))).toEqual({ marked: 0, kept: 0, removed: unused });
});
