/** The content published when the site is built, for the static HTML. */
import * as z from 'zod/mini';
import { projectPaths } from '../domain/project/project-path.ts';
import { publishedDesignSchema } from '../domain/records/booth-designs.ts';
import type { Document } from '../domain/records/document.ts';
import { publishedProjectSchema } from '../domain/records/reference-projects.ts';
import { publishedShowSchema } from '../domain/records/shows.ts';
import { SITE_SETTINGS } from '../domain/records/site-settings.ts';
import { publishedTerms } from '../domain/records/terms.ts';
import { priceTableSchema } from '../domain/schemas/price-table.ts';
import { DEFAULT_SHOWS } from '../domain/show/default-shows.ts';
import { isLeftOut, namePage, reportRecord } from './left-out.ts';

/** Long enough for the function's cold start. */
const TIMEOUT_MS = 20_000;

/** Returns the origin of the published content: CONTENT_URL, else SITE_URL; empty for none. Throws if it is no URL. */
export function contentUrl(env: Record<string, string | undefined>): string {
  const value = env.CONTENT_URL?.trim() || env.SITE_URL?.trim();
  return value ? new URL(value).origin : '';
}

/** The published content, not validated. */
interface Published {
  readonly reference_projects: readonly unknown[];
  readonly booth_designs?: readonly unknown[];
  readonly shows?: readonly unknown[];
  readonly terms?: Document;
  readonly prices?: unknown;
  readonly logo_url?: unknown;
  readonly logo_dark_url?: unknown;
}

/** Content that a build's pages are made from. */
type Snapshot = Readonly<ReturnType<typeof snapshotOf>>;

/** Maximum length of a record's name in messages. */
const MAX_NAME = 120;

/** Hint for the first build, before there is any content. */
const FIRST = 'The first build of a site has none yet: npm run build -- --first.';

/** Snapshots by origin, null if it does not answer; one request per build. */
const snapshots = new Map<string, Promise<Snapshot | null>>();

interface BuiltContent extends Snapshot {
  /** True if the content was read and has no project. */
  readonly hasNoProjects: boolean;
}

/** Returns the content that this build's pages are made from, without the records whose page it leaves out. */
export async function builtContent(): Promise<BuiltContent> {
  const content = await contentAt(import.meta.env.CONTENT_URL, import.meta.env.CONTENT_REQUIRED);
  const projectPages = Object.entries(content.projectPages);
  return {
    ...content,
    projects: content.projects.filter(({ id }) => !isLeftOut(content.projectPages[id] ?? '')),
    projectPages: Object.fromEntries(projectPages.filter(([, path]) => !isLeftOut(path))),
    designs: content.designs.filter(({ slug }) => !isLeftOut(designPage(slug))),
    shows: content.shows.filter(({ id }) => !isLeftOut(showPage(id))),
  };
}

/** Path of the list of all projects' pages. */
export const PROJECTS_PAGE = '/projects';

export function designPage(slug: string): string {
  return `/designs/${slug}`;
}

export function showPage(id: string): string {
  return `/shows/${id}`;
}

/**
 * Returns the content published at `origin`; without an origin or an answer, only the product's shows.
 * @throws Error if content is `required` and there is none or no project
 */
export async function contentAt(origin: string, required = false): Promise<BuiltContent> {
  const request = snapshots.get(origin) ?? readSnapshot(origin);
  snapshots.set(origin, request);
  const snapshot = await request;
  if (required && !snapshot) {
    throw new Error(
      `The pages cannot be built without content, and ${origin ? `${origin} returned none` : 'CONTENT_URL is not set'}. ${FIRST}`,
    );
  }
  if (required && snapshot?.projects.length === 0) {
    throw new Error(
      `None of the reference projects at ${origin} can be shown: publish one in the panel. ${FIRST}`,
    );
  }
  return {
    ...(snapshot ?? snapshotOf({ reference_projects: [] })),
    hasNoProjects: snapshot?.projects.length === 0,
  };
}

/** Returns the snapshot; null if `origin` is empty, and null with a warning if it does not answer. */
async function readSnapshot(origin: string): Promise<Snapshot | null> {
  if (!origin) return null;
  const read = (path: string) => readJson(`${origin}${path}`);
  try {
    const content = (await read('/api/content')) as Published | null;
    if (!Array.isArray(content?.reference_projects)) throw new Error('it returned something else');
    return snapshotOf({
      ...content,
      reference_projects: await readWholeProjects(content.reference_projects, read),
    });
  } catch (error) {
    console.warn(`No snapshot of the content: ${origin}/api/content cannot be read, ${error}`);
    return null;
  }
}

/** Requests at once: a local emulator starts a process for each. */
const AT_ONCE = 4;

/** A project as its card shows it. */
const summary = z.object({ id: z.string(), picture: z.unknown() });
const listAnswer = z.object({ reference_projects: z.array(z.unknown()) });
const projectAnswer = z.object({ project: z.unknown() });

/**
 * Returns all projects with their details, in order, without those that were deleted meanwhile.
 * @param listed the projects of /api/content. A server of a former release lists whole ones, which are all.
 */
async function readWholeProjects(listed: readonly unknown[], read: (path: string) => Promise<unknown>) {
  if (!listed.some((project) => summary.safeParse(project).success)) return listed;
  const all = listAnswer
    .parse(await read('/api/projects'))
    .reference_projects.map((project) => summary.parse(project).id);
  const whole: unknown[] = new Array(all.length).fill(null);
  const rest = all.entries();
  async function readRest() {
    for (const [index, id] of rest) whole[index] = await read(`/api/projects/${encodeURIComponent(id)}`);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readRest));
  return whole.flatMap((answer) => (answer === null ? [] : [projectAnswer.parse(answer).project]));
}

/** Returns the JSON at an address; null for a 404. */
async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

function snapshotOf(published: Published) {
  const { booth_designs = [], shows: stored, prices } = published;
  const projects = validRecords('project', published.reference_projects, publishedProjectSchema);
  const designs = withOwnPages(validRecords('design', booth_designs, publishedDesignSchema));
  const shows = Array.isArray(stored) ? validRecords('show', stored, publishedShowSchema) : DEFAULT_SHOWS;
  const projectPages = projectPaths(projects);
  for (const project of projects) namePage(projectPages[project.id] ?? '', nameOf('project', project));
  for (const design of designs) namePage(designPage(design.slug), nameOf('design', design));
  for (const show of shows) namePage(showPage(show.id), nameOf('show', show));
  return {
    /** Newest first. */
    projects,
    /** Paths of the projects' pages by id. */
    projectPages,
    /** In display order, one for each slug. */
    designs,
    /** Active shows in display order; the product's shows if the server has none yet. */
    shows,
    /** Base prices of the day; undefined if the default ones apply. */
    prices: validRecords('price table', prices === undefined ? [] : [prices], priceTableSchema)[0],
    /** The company's terms that have an answer. */
    terms: publishedTerms(published.terms),
    /** Address of the stored image. */
    logo: logoIn(published.logo_url),
    /** Address of its variant for dark backgrounds. */
    darkLogo: logoIn(published.logo_dark_url),
  };
}

/** Returns the valid records and reports invalid ones. */
function validRecords<Schema extends z.ZodMiniType>(
  kind: string,
  records: readonly unknown[],
  schema: Schema,
): readonly z.output<Schema>[] {
  return records.flatMap((record) => {
    const { data, error } = schema.safeParse(record);
    if (!error) return [data];
    const why = error.issues
      .map(({ path, message }) => `${path.join('.') || 'record'}: ${message}`)
      .join('; ');
    reportRecord({ what: nameOf(kind, record), why });
    return [];
  });
}

/** Returns the first design of each slug and reports duplicates. */
function withOwnPages<Design extends { readonly slug: string }>(designs: readonly Design[]) {
  return designs.filter((design, index) => {
    const isFirst = designs.findIndex(({ slug }) => slug === design.slug) === index;
    const why = `Another design has the same slug: ${design.slug}`;
    if (!isFirst) reportRecord({ what: nameOf('design', design), why });
    return isFirst;
  });
}

/** Returns a record's name for people, such as 'show "CES"'. */
function nameOf(kind: string, record: unknown): string {
  const { name, title, company_name, id } = (record ?? {}) as Readonly<Record<string, unknown>>;
  const [text = 'without a name'] = [name, title, company_name, id].filter(
    (value) => typeof value === 'string' && value !== '',
  );
  return `${kind} "${String(text).slice(0, MAX_NAME).toWellFormed()}"`;
}

function logoIn(address: unknown): string | null {
  return SITE_SETTINGS.schema.shape.logo_url.safeParse(address).data ?? null;
}
