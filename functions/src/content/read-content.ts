import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { DEFAULT_MAX_QUANTITY, DESIGN_VIEWS } from '../../../src/domain/catalogue.ts';
import { parsePrice } from '../../../src/domain/pricing.ts';
import type { BoothDesign } from '../../../src/domain/schemas/booth-design.ts';
import type { Content } from '../../../src/domain/schemas/content.ts';
import type { Extra } from '../../../src/domain/schemas/extra.ts';
import type { ReferenceProject } from '../../../src/domain/schemas/reference-project.ts';
import { recordOf, textOf, textOrNull, textsOf, timesOf } from './stored-values.ts';

/**
 * All published content (design, section 3): designs and projects newest first, active extras by sort_order, the logo
 * that was set last. Fields are named one by one, so that nothing added to a record later gets out by itself.
 * The collections are small and the answer is cached, so they are sorted here and need no composite index.
 */
export async function readContent(db: Firestore): Promise<Content> {
  const [designs, extras, projects, settings] = await Promise.all([
    db.collection('booth_designs').get(),
    db.collection('extras').where('is_active', '==', true).get(),
    db.collection('reference_projects').get(),
    db.collection('site_settings').get(),
  ]);
  return {
    logo_url: logoOf(settings.docs),
    booth_designs: designs.docs.map(designOf).sort(newestFirst),
    extras: extras.docs.map(extraOf).sort((a, b) => a.sort_order - b.sort_order || byId(a, b)),
    reference_projects: projects.docs.map(projectOf).sort(newestFirst),
  };
}

function logoOf(settings: QueryDocumentSnapshot[]): string | null {
  const [newest] = settings
    .filter((document) => textOrNull(document.get('logo_url')))
    .sort((a, b) => b.updateTime.toMillis() - a.updateTime.toMillis());
  return newest ? textOrNull(newest.get('logo_url')) : null;
}

function designOf(document: QueryDocumentSnapshot): BoothDesign {
  const fields = document.data();
  return {
    id: document.id,
    title: textOf(fields['title']),
    slug: textOf(fields['slug']),
    description: textOf(fields['description']),
    booth_size: textOf(fields['booth_size']),
    price: parsePrice(fields['price']),
    features: textsOf(fields['features']),
    images: recordOf(
      fields['images'],
      DESIGN_VIEWS.map(({ key }) => key),
    ),
    image_url: textOrNull(fields['image_url']),
    ...timesOf(document),
  };
}

function extraOf(document: QueryDocumentSnapshot): Extra {
  const fields = document.data();
  return {
    id: document.id,
    name: textOf(fields['name']),
    description: textOf(fields['description']),
    unit_price_usd: parsePrice(fields['unit_price_usd']),
    max_quantity: maxQuantityOf(fields),
    category: textOf(fields['category']),
    image_url: textOrNull(fields['image_url']),
    is_active: true,
    sort_order: parsePrice(fields['sort_order']),
  };
}

/** The most pieces of a stored extra that one quote may have. */
export function maxQuantityOf(fields: Record<string, unknown>): number {
  const max = fields['max_quantity'];
  return Number.isInteger(max) ? (max as number) : DEFAULT_MAX_QUANTITY;
}

function projectOf(document: QueryDocumentSnapshot): ReferenceProject {
  const fields = document.data();
  return {
    id: document.id,
    company_name: textOf(fields['company_name']),
    conference_name: textOf(fields['conference_name']),
    location: textOf(fields['location']),
    industry: textOf(fields['industry']) as ReferenceProject['industry'],
    booth_size: textOf(fields['booth_size']) as ReferenceProject['booth_size'],
    description: textOf(fields['description']),
    features: textsOf(fields['features']),
    outcomes: textsOf(fields['outcomes']),
    design_renderings: recordOf(fields['design_renderings'], [
      'design_top_view',
      'design_front_view',
      'design_right_view',
    ]),
    stand_photos: recordOf(fields['stand_photos'], [
      'stand_front_photo',
      'stand_side_photo',
      'stand_interior_photo',
    ]),
    ...timesOf(document),
  };
}

function newestFirst(a: { id: string; created_at: string }, b: { id: string; created_at: string }): number {
  return a.created_at === b.created_at ? byId(a, b) : a.created_at < b.created_at ? 1 : -1;
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}
