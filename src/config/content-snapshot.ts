/** The content published when the site is built, for the static HTML. */
import type * as z from 'zod/mini';
import { DEFAULT_SHOWS } from '../domain/default-shows.ts';
import { type PublishedDesign, publishedDesignSchema } from '../domain/records/booth-designs.ts';
import { type PublishedProject, publishedProjectSchema } from '../domain/records/reference-projects.ts';
import { publishedShowSchema, type Show } from '../domain/records/shows.ts';
import { SITE_SETTINGS } from '../domain/records/site-settings.ts';

/** Allows for a cold start of the function. */
const TIMEOUT_MS = 20_000;

/** Returns the origin of the published content: CONTENT_URL, else SITE_URL; empty for none. Throws if it is no URL. */
export function contentUrl(env: Record<string, string | undefined>): string {
  const value = env.CONTENT_URL?.trim() || env.SITE_URL?.trim();
  return value ? new URL(value).origin : '';
}

/** The published content for the build, not validated. */
interface Content {
  readonly reference_projects: readonly unknown[];
  readonly booth_designs?: readonly unknown[];
  readonly shows?: readonly unknown[];
  readonly logo_url?: unknown;
  readonly logo_dark_url?: unknown;
}

const NOTHING: Content = { reference_projects: [] };

/** For the first build, before there is any content. */
const FIRST = 'The first build of a site has none yet: npm run build -- --first.';

/** Responses of `/api/content` by origin: one request per build. */
const answers = new Map<string, Promise<Content>>();

/** Fetches the content published at `origin`; nothing, with a warning, if it does not answer. */
async function publishedContent(origin: string, required: boolean): Promise<Content> {
  const answer = answers.get(origin) ?? readContent(origin);
  answers.set(origin, answer);
  const content = await answer;
  if (required && content === NOTHING) {
    throw new Error(
      `The pages cannot be built without content, and ${origin ? `${origin} returned none` : 'CONTENT_URL is not set'}. ${FIRST}`,
    );
  }
  return content;
}

async function readContent(origin: string): Promise<Content> {
  if (!origin) return NOTHING;
  try {
    const response = await fetch(`${origin}/api/content`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const content = (await response.json()) as Content;
    if (!Array.isArray(content.reference_projects)) throw new Error('it returned something else');
    return content;
  } catch (error) {
    console.warn(`No snapshot of the content: ${origin}/api/content cannot be read, ${error}`);
    return NOTHING;
  }
}

/**
 * Returns the projects published at `origin`, newest first. Empty if there is no origin or it does not answer; invalid
 * ones are dropped. Both log a warning. If `required`, an empty list is an error.
 */
export async function publishedProjects(origin: string, required = false): Promise<PublishedProject[]> {
  const { reference_projects: records } = await publishedContent(origin, required);
  const projects = validRecords('reference project', records, publishedProjectSchema);
  if (required && projects.length === 0) {
    throw new Error(
      `None of the reference projects at ${origin} can be shown: publish one in the panel. ${FIRST}`,
    );
  }
  return projects;
}

/**
 * Returns the booth designs published at `origin`, in their order, one for each slug. Like projects, invalid ones are
 * dropped; a site may have none.
 */
export async function publishedDesigns(origin: string, required = false): Promise<PublishedDesign[]> {
  const { booth_designs: records = [] } = await publishedContent(origin, required);
  const designs = validRecords('booth design', records, publishedDesignSchema);
  return designs.filter(({ slug }, index) => designs.findIndex((design) => design.slug === slug) === index);
}

/** Returns what the pages of this build are made from. */
export async function builtContent() {
  const { CONTENT_URL, CONTENT_REQUIRED } = import.meta.env;
  return {
    projects: await publishedProjects(CONTENT_URL, CONTENT_REQUIRED),
    designs: await publishedDesigns(CONTENT_URL, CONTENT_REQUIRED),
    shows: await publishedShows(CONTENT_URL, CONTENT_REQUIRED),
  };
}

function validRecords<Schema extends z.ZodMiniType>(
  what: string,
  records: readonly unknown[],
  schema: Schema,
): z.output<Schema>[] {
  return records.flatMap((record) => {
    const { data, error } = schema.safeParse(record);
    if (error) console.warn(`A ${what} is left out of the snapshot: ${error.message}`);
    return data === undefined ? [] : [data];
  });
}

/**
 * Returns the active shows published at `origin`, in the visitors' order; invalid ones are dropped. Without an answer, or
 * from a server that has none yet, those of the product.
 */
export async function publishedShows(origin: string, required = false): Promise<readonly Show[]> {
  const { shows } = await publishedContent(origin, required);
  return Array.isArray(shows) ? validRecords('show', shows, publishedShowSchema) : DEFAULT_SHOWS;
}

/**
 * The address of the logo published at `origin`, or that of its variant for dark grounds; null without one, and for an
 * address that is no stored image's. Throws where content is `required` and there is none; a logo never is.
 */
export async function publishedLogo(
  origin: string,
  required = false,
  variant: 'logo_url' | 'logo_dark_url' = 'logo_url',
): Promise<string | null> {
  const { [variant]: logo } = await publishedContent(origin, required);
  return SITE_SETTINGS.schema.shape.logo_url.safeParse(logo).data ?? null;
}
