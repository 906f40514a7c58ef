import { readFile } from 'node:fs/promises';
import { parse, resolve } from 'node:path';
import { type Bucket, IdempotencyStrategy } from '@google-cloud/storage';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { locateImage, processImage, storeImage } from '../../functions/src/media/process-image.ts';
import { processModel } from '../../functions/src/models/process-model.ts';
import { BOOTH_DESIGNS } from '../../src/domain/records/booth-designs.ts';
import { EXTRAS } from '../../src/domain/records/extras.ts';
import { HOSTS } from '../../src/domain/records/hosts.ts';
import { REFERENCE_PROJECTS } from '../../src/domain/records/reference-projects.ts';
import { SHOWS } from '../../src/domain/records/shows.ts';
import { SITE_SETTINGS } from '../../src/domain/records/site-settings.ts';
import { MEETING_SETTINGS_ID, TEAM_SETTINGS } from '../../src/domain/records/team-settings.ts';
import { TERMS, TERMS_ID } from '../../src/domain/records/terms.ts';
import { DEFAULT_SHOWS } from '../../src/domain/show/default-shows.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { DEMO_ADMINS } from '../stack/demo-admins.ts';
import {
  BLANK_PLACES,
  DEMO_COSTS,
  DEMO_DAYS,
  DEMO_DESIGNS,
  DEMO_EXTRAS,
  DEMO_HOSTS,
  DEMO_PLACE,
  DEMO_PROJECTS,
  DEMO_TERMS,
} from './content.ts';
import {
  type ModelFolder,
  packDemoModels,
  packedModelPath,
  sourceModelPath,
  writeAtomically,
} from './packed-models.ts';

/**
 * Writes the demo designs, extras, shows, reference projects and logo with their pictures, the place of meetings and the
 * terms. All belong to `adminId`. Each demo administrator becomes a host. Replaces records with the same id. Lists are
 * sorted by `created_at`, so each entry is a day older than the previous one.
 * @throws ZodError if a record breaks the rules for an administrator's records
 */
export async function seedContent(
  { db, bucket }: { db: Firestore; bucket: Bucket },
  adminId: string,
  now: Date,
): Promise<void> {
  await packDemoModels();
  // A busy emulator drops some uploads, and uploading again is harmless
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  const batch = db.batch();
  const set = (record: Kind, id: string, fields: object, daysAgo?: number) => {
    const moment = daysAgo !== undefined && Timestamp.fromMillis(now.getTime() - daysAgo * 86_400_000);
    batch.set(db.doc(record.path(id)), {
      ...record.schema.parse({ admin_id: adminId, ...fields }),
      ...(moment && { created_at: moment, updated_at: moment }),
    });
  };
  /** Stores the pictures `<start>-<name>.webp`; resolves to their addresses by name. */
  const storePictures = async (start: string, folder: string, names: string[]) => {
    const store = async (name: string) => [name, await storePicture(bucket, `${start}-${name}.webp`, folder)];
    return Object.fromEntries(await Promise.all(names.map(store))) as Record<string, string>;
  };
  const designs = DEMO_DESIGNS.map(async (design, index) => {
    const { slug } = design;
    const folder = 'booth-designs';
    const names = ['topview', 'frontview', 'leftview', 'rightview', 'blank'];
    const { blank, ...images } = await storePictures(`designs/${slug}`, folder, names);
    const stored = await storeModel(bucket, 'designs', slug, folder);
    const model = { ...stored, blank, blank_places: BLANK_PLACES[slug] };
    set(BOOTH_DESIGNS, slug, { ...design, images, image_url: null, model }, index);
  });
  const extras = DEMO_EXTRAS.map(async ({ file, ...extra }, index) => {
    const image_url = await storePicture(bucket, `extras/${file}.webp`, 'extras');
    const model = await storeModel(bucket, 'extras', file, 'extras');
    set(EXTRAS, file, { ...extra, image_url, model, is_active: true, sort_order: index * 10 });
  });
  const projects = DEMO_PROJECTS.map(async (project, index) => {
    const industry = project.industry.toLowerCase();
    const store = (names: string[]) => storePictures(`projects/${industry}`, 'projects', names);
    const design_renderings = await store(['design_top_view', 'design_front_view', 'design_right_view']);
    const stand_photos = await store(['stand_front_photo', 'stand_side_photo', 'stand_interior_photo']);
    set(REFERENCE_PROJECTS, `demo-${industry}`, { ...project, design_renderings, stand_photos }, index);
  });
  for (const [index, { id, ...show }] of DEFAULT_SHOWS.entries())
    set(SHOWS, id, { ...show, ...demoDays(id, now), costs: DEMO_COSTS[id] ?? null }, index);
  set(TEAM_SETTINGS, MEETING_SETTINGS_ID, DEMO_PLACE);
  set(TERMS, TERMS_ID, DEMO_TERMS);
  for (const [index, { uid }] of DEMO_ADMINS.entries())
    set(HOSTS, uid, { name: DEMO_HOSTS[index], photo_url: null, admin_id: uid });
  const settings = storePicture(bucket, 'logo.png', adminId).then((logo_url) =>
    set(SITE_SETTINGS, adminId, { logo_url }),
  );
  await Promise.all([...designs, ...extras, ...projects, settings]);
  await batch.commit();
}

interface Kind {
  readonly path: (id: string) => string;
  readonly schema: { readonly parse: (fields: unknown) => object };
}

/** Returns the days of a demo show's next edition, so that the demo never goes out of date; empty for other shows. */
function demoDays(id: string, now: Date): { first_day?: string; last_day?: string } {
  const days = DEMO_DAYS[id];
  if (!days) return {};
  const year = now.getUTCFullYear();
  const editions = [year, year + 1].map((each) => {
    const first_day = `${each}-${days.first_day}`;
    return { first_day, last_day: addDays(first_day, days.length - 1) };
  });
  return editions.find(({ last_day }) => last_day >= now.toISOString().slice(0, 10)) ?? {};
}

/** Stores `images/<file>` in `folder` like an administrator's upload; resolves to its address. */
async function storePicture(bucket: Bucket, file: string, folder: string): Promise<string> {
  const input = await readFile(resolve(import.meta.dirname, 'images', file));
  const { name } = parse(file);
  const { url, paths, mailPath } = await locateImage(input, name, folder);
  await storeImage(bucket, await encoded([...paths, mailPath], input, name, folder));
  return url;
}

/** Returns a picture's files from a cache, which speeds up seeding the next stack, or encodes it. */
async function encoded(paths: readonly string[], ...image: Parameters<typeof processImage>) {
  const cachePath = (path: string) =>
    resolve(import.meta.dirname, '../../.local/demo-images', path.replaceAll('/', '_'));
  const cached = paths.map(async (path) => ({ path, body: await readFile(cachePath(path)) }));
  const known = await Promise.all(cached).catch(() => null);
  if (known) return known;
  const { files } = await processImage(...image);
  for (const { path, body } of files) await writeAtomically(cachePath(path), body);
  return files;
}

/** Stores a demo model like an upload; resolves to its record's value. */
async function storeModel(bucket: Bucket, from: ModelFolder, slug: string, folder: string) {
  const packed = await readFile(packedModelPath(from, slug));
  const source = await readFile(sourceModelPath(from, slug));
  const { model, files } = processModel(packed, slug, folder, source);
  await storeImage(bucket, files);
  return model;
}
