import type { Bucket } from '@google-cloud/storage';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { BOOTH_DESIGNS } from '../../src/domain/records/booth-designs.ts';
import { EXTRAS } from '../../src/domain/records/extras.ts';
import { REFERENCE_PROJECTS } from '../../src/domain/records/reference-projects.ts';
import { SITE_SETTINGS } from '../../src/domain/records/site-settings.ts';
import { type DemoImages, demoImages } from './demo-images.ts';
import { DEMO_DESIGNS, type DemoDesign } from './designs.ts';
import { DEMO_EXTRAS, type DemoExtra } from './extras.ts';
import { DEMO_PROJECTS, type DemoProject } from './projects.ts';

const DAY_MS = 86_400_000;

type Document = readonly [path: string, fields: object];

/**
 * Writes the demo designs, extras, reference projects and logo with their pictures; all belong to `adminId`.
 * Replaces records with the same id. Lists are sorted by `created_at`, so each entry is a day older than the one before.
 * @throws ZodError if a record breaks the rules for an administrator's records
 */
export async function seedContent(
  { db, bucket }: { db: Firestore; bucket: Bucket },
  adminId: string,
  now: Date,
): Promise<void> {
  const images = await demoImages(bucket);
  const documents = await Promise.all([
    ...DEMO_DESIGNS.map((design, index) => designDocument(design, images, adminId, daysBefore(now, index))),
    ...DEMO_EXTRAS.map((extra, index) => extraDocument(extra, images, adminId, index)),
    ...DEMO_PROJECTS.map((project, index) =>
      projectDocument(project, images, adminId, daysBefore(now, index)),
    ),
    settingsDocument(images, adminId),
  ]);
  const batch = db.batch();
  for (const [path, fields] of documents) batch.set(db.doc(path), fields);
  await batch.commit();
}

async function designDocument(
  design: DemoDesign,
  images: DemoImages,
  adminId: string,
  createdAt: Timestamp,
): Promise<Document> {
  const views = ['topview', 'frontview', 'leftview', 'rightview'] as const;
  const fields = BOOTH_DESIGNS.schema.parse({
    ...design,
    images: await store(images, `designs/${design.slug}`, 'booth-designs', views),
    image_url: null,
    admin_id: adminId,
  });
  return [BOOTH_DESIGNS.path(design.slug), { ...fields, created_at: createdAt, updated_at: createdAt }];
}

async function extraDocument(
  { file, ...extra }: DemoExtra,
  images: DemoImages,
  adminId: string,
  order: number,
): Promise<Document> {
  const fields = EXTRAS.schema.parse({
    ...extra,
    image_url: await images.store(`extras/${file}.webp`, 'extras'),
    is_active: true,
    sort_order: order * 10,
    admin_id: adminId,
  });
  return [EXTRAS.path(file), fields];
}

async function projectDocument(
  project: DemoProject,
  images: DemoImages,
  adminId: string,
  createdAt: Timestamp,
): Promise<Document> {
  const industry = project.industry.toLowerCase();
  const pictures = (...names: string[]) => store(images, `projects/${industry}`, 'projects', names);
  const fields = REFERENCE_PROJECTS.schema.parse({
    ...project,
    design_renderings: await pictures('design_top_view', 'design_front_view', 'design_right_view'),
    stand_photos: await pictures('stand_front_photo', 'stand_side_photo', 'stand_interior_photo'),
    admin_id: adminId,
  });
  return [
    REFERENCE_PROJECTS.path(`demo-${industry}`),
    { ...fields, created_at: createdAt, updated_at: createdAt },
  ];
}

/** Stores the pictures `<start>-<name>.webp`; resolves to their addresses by name. */
async function store(images: DemoImages, start: string, folder: string, names: readonly string[]) {
  const urls = await Promise.all(names.map((name) => images.store(`${start}-${name}.webp`, folder)));
  return Object.fromEntries(names.map((name, index) => [name, urls[index]]));
}

async function settingsDocument(images: DemoImages, adminId: string): Promise<Document> {
  const fields = SITE_SETTINGS.schema.parse({
    logo_url: await images.store('logo.png', adminId),
    admin_id: adminId,
  });
  return [SITE_SETTINGS.path(adminId), fields];
}

function daysBefore(now: Date, days: number): Timestamp {
  return Timestamp.fromMillis(now.getTime() - days * DAY_MS);
}
