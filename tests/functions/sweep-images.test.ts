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

/** Creates a bucket for one test, and its database; `store` stores files, an image's three variants by default. */
async function aBucket() {
  const bucket = bucketNamed(`demo-sweep-${randomUUID().slice(0, 8)}.appspot.com`);
  const db = emptyDatabase();
  const sweep = (now: Date) => sweepImages({ db, bucket, now });
  const names = async () => (await bucket.getFiles())[0].map(({ name }) => name).sort();
  const store = (files: readonly string[] = VARIANTS) =>
    Promise.all(files.map((name) => bucket.file(name).save(name, { resumable: false })));
  onTestFinished(() => bucket.deleteFiles({ force: true }));
  return { db, sweep, names, store };
}

type Bucket = Awaited<ReturnType<typeof aBucket>>;

const STEM = 'extras/bar-stools-0123456789abcdef-1200x900';
const URL = `/media/${STEM}.webp`;
const VARIANTS = [`${STEM}.w480.webp`, `${STEM}.w960.webp`, `${STEM}.webp`];

test('an image that no record uses is marked by one run and removed by one a day later', async () => {
  const files = await aBucket();
  await files.store();

  expect(await files.sweep(NOW)).toEqual({ marked: 3, kept: 0, removed: 0 });
  expect(await files.sweep(later(23))).toEqual({ marked: 0, kept: 0, removed: 0 });
  expect(await files.names()).toEqual(VARIANTS);

  expect(await files.sweep(later(24))).toEqual({ marked: 0, kept: 0, removed: 3 });
  expect(await files.names()).toEqual([]);
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
  const files = await aBucket();
  await files.store();
  await files.db.collection(collection).doc('shows-it').set(fields);

  for (const hours of [0, 24, 48]) {
    expect(await files.sweep(later(hours))).toEqual({ marked: 0, kept: 0, removed: 0 });
  }
  expect(await files.names()).toEqual(VARIANTS);
});

test.each(['booth_designs', 'extras'])(
  'a model that a record of %s has stays, with the uploaded file; what it was stored with for phones is removed',
  async (collection) => {
    const files = await aBucket();
    const model = 'booth-designs/launch-0123456789abcdef';
    await files.store(['.bin', '.glb', '.usdz', '.source'].map((ending) => model + ending));
    const record = files.db.collection(collection).doc('has-it');
    await record.set({ model: { url: `/media/${model}.bin`, kinds: [] } });
    expect(await files.sweep(NOW)).toEqual({ marked: 0, kept: 0, removed: 2 });
    expect(await files.sweep(later(24))).toEqual({ marked: 0, kept: 0, removed: 0 });
    expect(await files.names()).toEqual([`${model}.bin`, `${model}.source`]);
    await record.update({ model: null });
    expect(await files.sweep(later(48))).toEqual({ marked: 2, kept: 0, removed: 0 });
    expect(await files.sweep(later(72))).toEqual({ marked: 0, kept: 0, removed: 2 });
  },
);

test('an image in use again, after an undone deletion, is safe again', async () => {
  const files = await aBucket();
  await files.store();
  await files.sweep(NOW);
  const record = files.db.doc('extras/bar-stools');
  await record.set({ image_url: URL });

  expect(await files.sweep(later(30))).toEqual({ marked: 0, kept: 3, removed: 0 });
  await record.delete();
  expect(await files.sweep(later(31))).toEqual({ marked: 3, kept: 0, removed: 0 });
  // So is one that is uploaded again
  await files.store();
  expect(await files.sweep(later(60))).toEqual({ marked: 3, kept: 0, removed: 0 });
  expect(await files.names()).toEqual(VARIANTS);
});

test('a file that is not one of our images is left alone; a print file of a former version is removed at once', async () => {
  const files = await aBucket();
  const others = ['backup/export.json', 'bookings/b1/booth.webp', 'extras/booth.glb', 'logo.webp'];
  await files.store([...others, 'bookings/b1/logo-file']);

  expect(await files.sweep(NOW)).toEqual({ marked: 0, kept: 0, removed: 1 });
  await files.sweep(later(48));

  expect(await files.names()).toEqual(others);
});

/** Stores images of one file each, and a record for the first `shown` of them. */
async function storeImages({ db, store }: Bucket, count: number, shown: number) {
  const names = Array.from({ length: count }, (_, n) => `extras/s-${n + 1_000}-0123456789abcdef-64x48.webp`);
  await store(names);
  const used = names.slice(0, shown);
  return Promise.all(used.map((name) => db.collection('extras').add({ image_url: `/media/${name}` })));
}

test('if more than a fifth of many images would be removed, none is, and the operator is notified', async () => {
  const files = await aBucket();
  const records = await storeImages(files, 54, 43);
  await files.sweep(NOW);

  expect(await files.sweep(later(24))).toEqual({ marked: 0, kept: 0, removed: 0 });
  expect(await files.names()).toHaveLength(54);
  expect(logEvent).toHaveBeenCalledWith('image-sweep-stopped', { images: 54, overdue: 11 });

  // As if all records were lost
  await Promise.all(records.map((record) => record.delete()));
  await files.sweep(later(25));
  expect(await files.sweep(later(49))).toEqual({ marked: 0, kept: 0, removed: 0 });
  expect(await files.names()).toHaveLength(54);
});

test.each([
  ['a fifth of them', 55, 11],
  ['all of a few', 10, 10],
])('%s is removed', async (_what, count, unused) => {
  const files = await aBucket();
  await storeImages(files, count, count - unused);
  await files.sweep(NOW);

  expect(await files.sweep(later(24))).toEqual({ marked: 0, kept: 0, removed: unused });
});
