import type { Bucket } from '@google-cloud/storage';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { BOOTH_DESIGNS } from '../../src/domain/records/booth-designs.ts';
import { EXTRAS } from '../../src/domain/records/extras.ts';
import { REFERENCE_PROJECTS } from '../../src/domain/records/reference-projects.ts';
import { SHOWS, type Show } from '../../src/domain/records/shows.ts';
import { SITE_SETTINGS } from '../../src/domain/records/site-settings.ts';
import { DEFAULT_SHOWS } from '../../src/domain/show/default-shows.ts';
import { type DemoImages, demoImages } from './demo-images.ts';
import { BLANK_PLACES, DEMO_DESIGNS, type DemoDesign } from './designs.ts';
import { DEMO_EXTRAS, type DemoExtra } from './extras.ts';
import { DEMO_PROJECTS, type DemoProject } from './projects.ts';
import { DEMO_COSTS } from './show-costs.ts';
import { demoDays } from './show-days.ts';
import { teamDocuments } from './team.ts';

const DAY_MS = 86_400_000;

type Document = readonly [path: string, fields: object];

interface Seeding {
  readonly images: DemoImages;
  readonly adminId: string;
  readonly now: Date;
}

/**
 * Writes the demo designs, extras, shows, reference projects and logo with their pictures, and the place of meetings.
 * All belong to `adminId`. Each demo administrator becomes a host. Replaces records with the same id. Lists are
 * sorted by `created_at`, so each entry is a day older than the previous one.
 * @throws ZodError if a record breaks the rules for an administrator's records
 */
export async function seedContent(
  { db, bucket }: { db: Firestore; bucket: Bucket },
  adminId: string,
  now: Date,
): Promise<void> {
  const seeding = { images: await demoImages(bucket), adminId, now };
  const documents = await Promise.all([
    ...DEMO_DESIGNS.map((design, index) => designDocument(seeding, design, index)),
    ...DEMO_EXTRAS.map((extra, index) => extraDocument(seeding, extra, index)),
    ...DEMO_PROJECTS.map((project, index) => projectDocument(seeding, project, index)),
    ...DEFAULT_SHOWS.map((show, index) => showDocument(seeding, show, index)),
    settingsDocument(seeding),
    ...teamDocuments(adminId),
  ]);
  const batch = db.batch();
  for (const [path, fields] of documents) batch.set(db.doc(path), fields);
  await batch.commit();
}

async function designDocument(
  { images, adminId, now }: Seeding,
  design: DemoDesign,
  index: number,
): Promise<Document> {
  const views = ['topview', 'frontview', 'leftview', 'rightview'];
  const fields = BOOTH_DESIGNS.schema.parse({
    ...design,
    images: await store(images, `designs/${design.slug}`, 'booth-designs', views),
    image_url: null,
    model: {
      ...(await images.storeModel('designs', design.slug, 'booth-designs')),
      blank: await images.store(`designs/${design.slug}-blank.webp`, 'booth-designs'),
      blank_places: BLANK_PLACES[design.slug],
    },
    admin_id: adminId,
  });
  return [BOOTH_DESIGNS.path(design.slug), { ...fields, ...stampsOf(now, index) }];
}

async function extraDocument(
  { images, adminId }: Seeding,
  { file, ...extra }: DemoExtra,
  index: number,
): Promise<Document> {
  const fields = EXTRAS.schema.parse({
    ...extra,
    image_url: await images.store(`extras/${file}.webp`, 'extras'),
    model: await images.storeModel('extras', file, 'extras'),
    is_active: true,
    sort_order: index * 10,
    admin_id: adminId,
  });
  return [EXTRAS.path(file), fields];
}

function showDocument({ adminId, now }: Seeding, { id, ...show }: Show, index: number): Document {
  const fields = SHOWS.schema.parse({
    ...show,
    ...demoDays(id, now),
    costs: DEMO_COSTS[id] ?? null,
    admin_id: adminId,
  });
  return [SHOWS.path(id), { ...fields, ...stampsOf(now, index) }];
}

async function projectDocument(
  { images, adminId, now }: Seeding,
  project: DemoProject,
  index: number,
): Promise<Document> {
  const industry = project.industry.toLowerCase();
  const pictures = (...names: string[]) => store(images, `projects/${industry}`, 'projects', names);
  const fields = REFERENCE_PROJECTS.schema.parse({
    ...project,
    design_renderings: await pictures('design_top_view', 'design_front_view', 'design_right_view'),
    stand_photos: await pictures('stand_front_photo', 'stand_side_photo', 'stand_interior_photo'),
    admin_id: adminId,
  });
  return [REFERENCE_PROJECTS.path(`demo-${industry}`), { ...fields, ...stampsOf(now, index) }];
}

/** Stores the pictures `<start>-<name>.webp`; resolves to their addresses by name. */
async function store(images: DemoImages, start: string, folder: string, names: readonly string[]) {
  const urls = await Promise.all(names.map((name) => images.store(`${start}-${name}.webp`, folder)));
  return Object.fromEntries(names.map((name, index) => [name, urls[index]]));
}

async function settingsDocument({ images, adminId }: Seeding): Promise<Document> {
  const logo_url = await images.store('logo.png', adminId);
  return [SITE_SETTINGS.path(adminId), SITE_SETTINGS.schema.parse({ logo_url, admin_id: adminId })];
}

function stampsOf(now: Date, daysAgo: number) {
  const moment = Timestamp.fromMillis(now.getTime() - daysAgo * DAY_MS);
  return { created_at: moment, updated_at: moment };
}
