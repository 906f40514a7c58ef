import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Content } from '../../../src/domain/schemas/content.ts';
import { readBoothDesign, readExtra, readReferenceProject } from '../../../src/domain/stored-content.ts';
import { textOrNull } from '../../../src/domain/stored-values.ts';

/**
 * All published content: designs and projects newest first, active extras by sort_order, the logo
 * that was set last. The collections are small and the answer is cached, so they are sorted here and need no composite index.
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
    booth_designs: designs.docs
      .map((document) => withTimes(document, readBoothDesign(document.data())))
      .sort(newestFirst),
    extras: extras.docs
      .map((document) => ({ id: document.id, ...readExtra(document.data()) }))
      .sort((a, b) => a.sort_order - b.sort_order || byId(a, b)),
    reference_projects: projects.docs
      .map((document) => withTimes(document, readReferenceProject(document.data())))
      .sort(newestFirst),
  };
}

function logoOf(settings: QueryDocumentSnapshot[]): string | null {
  const [newest] = settings
    .filter((document) => textOrNull(document.get('logo_url')))
    .sort((a, b) => b.updateTime.toMillis() - a.updateTime.toMillis());
  return newest ? textOrNull(newest.get('logo_url')) : null;
}

function newestFirst(a: { id: string; created_at: string }, b: { id: string; created_at: string }): number {
  return a.created_at === b.created_at ? byId(a, b) : a.created_at < b.created_at ? 1 : -1;
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}

/** With created_at and updated_at as ISO 8601 in UTC; where a record has none, Firestore's own times stand in. */
function withTimes<Fields>(document: QueryDocumentSnapshot, fields: Fields) {
  return {
    id: document.id,
    ...fields,
    created_at: isoOf(document.get('created_at')) ?? document.createTime.toDate().toISOString(),
    updated_at: isoOf(document.get('updated_at')) ?? document.updateTime.toDate().toISOString(),
  };
}

function isoOf(value: unknown): string | null {
  return value instanceof Timestamp ? value.toDate().toISOString() : textOrNull(value);
}
