import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { LIST_CONTENT, LIST_PROJECTS, READ_PROJECT } from '../../../src/domain/api/visitor-routes.ts';
import { todayInNewYork } from '../../../src/domain/booking/slots.ts';
import type { Content } from '../../../src/domain/content.ts';
import { countProjects, PROJECTS_IN_CONTENT, summaryOf } from '../../../src/domain/project/gallery.ts';
import { BOOTH_DESIGNS } from '../../../src/domain/records/booth-designs.ts';
import type { Document } from '../../../src/domain/records/document.ts';
import { EXTRAS } from '../../../src/domain/records/extras.ts';
import { bySortOrder } from '../../../src/domain/records/place-in-list.ts';
import { PRICES, PRICES_ID, pricesOn } from '../../../src/domain/records/prices.ts';
import { leadDaysIn, QUOTE_SETTINGS, QUOTE_SETTINGS_ID } from '../../../src/domain/records/quote-settings.ts';
import type { Dated, FieldsOf, Published } from '../../../src/domain/records/record.ts';
import { REFERENCE_PROJECTS } from '../../../src/domain/records/reference-projects.ts';
import { SHOWS } from '../../../src/domain/records/shows.ts';
import { SITE_SETTINGS } from '../../../src/domain/records/site-settings.ts';
import { MEETING_SETTINGS_ID, TEAM_SETTINGS } from '../../../src/domain/records/team-settings.ts';
import { publishedTerms, TERMS, TERMS_ID } from '../../../src/domain/records/terms.ts';
import type { StoredModel } from '../../../src/domain/schemas/stored-model.ts';
import { DEFAULT_SHOWS } from '../../../src/domain/show/default-shows.ts';
import { Problem } from '../http/problem.ts';
import { cachedAnswer } from '../http/send-cached.ts';
import { type ApiDependencies, type ServedRoute, serve } from '../http/serve.ts';
import { shortCopy } from '../http/short-copy.ts';

/** GET /api/content, /api/projects and /api/projects/:id, which share an instance's copy: made-up ids cost no reads. */
export function contentRoutes({ db, clock, settings }: ApiDependencies): ServedRoute[] {
  const copy = shortCopy(() => readAnswers(db, clock()), { keptMs: settings.copySeconds * 1000, clock });
  return [
    serve(LIST_CONTENT, async () => (await copy.get()).content),
    serve(LIST_PROJECTS, async () => (await copy.get()).projects),
    serve(READ_PROJECT, async (_none, { request }) => {
      const project = (await copy.get()).wholeProjects.get(String(request.params['id']));
      if (!project) throw new Problem('project-not-found');
      return cachedAnswer({ success: true, project });
    }),
  ];
}

async function readAnswers(db: Firestore, now: Date) {
  const { reference_projects: projects, ...others } = await readContent(db, now);
  const summaries = projects.map(summaryOf);
  const content: Content = {
    ...others,
    reference_projects: summaries.slice(0, PROJECTS_IN_CONTENT),
    ...(summaries.length > PROJECTS_IN_CONTENT && { project_counts: countProjects(summaries) }),
  };
  return {
    content: cachedAnswer(content),
    projects: cachedAnswer({ success: true, reference_projects: summaries }),
    wholeProjects: new Map(projects.map((project) => [project.id, project])),
  };
}

/**
 * Reads all published content: designs, whole projects, active extras and shows, in their chosen order, then newest
 * first, the logo that was set last, and the team's settings and today's prices for quotes. Collections are small and
 * the answer is cached, so sorting here saves composite indexes.
 */
async function readContent(db: Firestore, now: Date) {
  const [designs, extras, projects, shows, settings, [quotes, meetings, storedTerms, storedPrices]] =
    await Promise.all([
      db.collection(BOOTH_DESIGNS.name).get(),
      db.collection(EXTRAS.name).where('is_active', '==', true).get(),
      db.collection(REFERENCE_PROJECTS.name).get(),
      db.collection(SHOWS.name).get(),
      db.collection(SITE_SETTINGS.name).get(),
      db.getAll(
        db.doc(QUOTE_SETTINGS.path(QUOTE_SETTINGS_ID)),
        db.doc(TEAM_SETTINGS.path(MEETING_SETTINGS_ID)),
        db.doc(TERMS.path(TERMS_ID)),
        db.doc(PRICES.path(PRICES_ID)),
      ),
    ]);
  const prices = pricesOn(todayInNewYork(now), storedPrices?.data());
  const terms = publishedTerms(storedTerms?.data());
  return {
    ...logoOf(settings.docs),
    booth_designs: designs.docs
      .map((document) => dated(document, published(document, BOOTH_DESIGNS)))
      .sort((a, b) => bySortOrder(a, b) || newestFirst(a, b)),
    extras: extras.docs
      .map((document) => published(document, EXTRAS))
      .sort((a, b) => bySortOrder(a, b) || byId(a, b)),
    reference_projects: projects.docs
      .map((document) => dated(document, published(document, REFERENCE_PROJECTS)))
      .sort((a, b) => bySortOrder(a, b) || newestFirst(a, b)),
    shows: shows.empty
      ? DEFAULT_SHOWS
      : shows.docs
          .map((document) => published(document, SHOWS))
          .filter(({ is_active }) => is_active)
          .sort((a, b) => bySortOrder(a, b) || byId(a, b)),
    quote_rules: {
      lead_days: leadDaysIn(quotes?.data()),
      needs_phone: meetings?.get('place_kind') === 'phone',
    },
    ...(Object.keys(terms).length > 0 && { terms }),
    ...(prices && { prices }),
  };
}

/** Returns the logo and its dark variant from the record whose logo changed last. */
function logoOf(settings: QueryDocumentSnapshot[]): Pick<Content, 'logo_url' | 'logo_dark_url'> {
  const newest = settings
    // To the microsecond, because two writes can share a millisecond
    .toSorted((a, b) => (b.updateTime.valueOf() > a.updateTime.valueOf() ? 1 : -1))
    .map((document) => SITE_SETTINGS.read(document.data()))
    .find(({ logo_url }) => logo_url !== null);
  const { logo_url = null, logo_dark_url } = newest ?? {};
  return { logo_url, ...(logo_dark_url ? { logo_dark_url } : {}) };
}

function newestFirst(a: { id: string; created_at: string }, b: { id: string; created_at: string }): number {
  return a.created_at === b.created_at ? byId(a, b) : a.created_at < b.created_at ? 1 : -1;
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}

/** Returns a record's public fields and id, without its owner and what only the panel needs. */
function published<Kind extends { schema: z.ZodMiniType; read: (document: Document) => FieldsOf<Kind> }>(
  document: QueryDocumentSnapshot,
  record: Kind,
): Published<Kind> {
  const { admin_id: _owner, ...fields } = record.read(document.data()) as FieldsOf<Kind> & {
    admin_id: string;
    model?: StoredModel | null;
  };
  if (fields.model) delete fields.model.marking;
  return { id: document.id, ...fields } as Published<Kind>;
}

/** Adds created_at and updated_at, ISO 8601 in UTC; Firestore's own times if the record has none. */
function dated<Fields>(document: QueryDocumentSnapshot, fields: Fields): Dated<Fields> {
  return {
    ...fields,
    created_at: isoOf(document.get('created_at')) ?? document.createTime.toDate().toISOString(),
    updated_at: isoOf(document.get('updated_at')) ?? document.updateTime.toDate().toISOString(),
  };
}

function isoOf(value: unknown): string | null {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  return typeof value === 'string' && value !== '' ? value : null;
}
