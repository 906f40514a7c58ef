/** The published reference projects as they are when the site is built: what a visitor sees before any script has run. */
import { type PublishedProject, publishedProjectSchema } from '../domain/records/reference-projects.ts';

/** A function that has to start first answers within a few seconds. */
const TIMEOUT_MS = 20_000;

/**
 * The origin whose `/api/content` the snapshot is taken from; empty for none. `CONTENT_URL`, or the site's own
 * `SITE_URL`. Throws on a value that is not a URL.
 */
export function contentUrl(env: Record<string, string | undefined>): string {
  const value = env.CONTENT_URL?.trim() || env.SITE_URL?.trim();
  return value ? new URL(value).origin : '';
}

/**
 * The projects published at `origin`, newest first. None if there is no origin or it does not answer, and without those
 * that break their schema: a warning says so, and the build goes on.
 */
export async function publishedProjects(origin: string): Promise<PublishedProject[]> {
  if (!origin) return [];
  try {
    const response = await fetch(`${origin}/api/content`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const { reference_projects: records } = (await response.json()) as { reference_projects: unknown[] };
    return records.flatMap((record) => {
      const { data, error } = publishedProjectSchema.safeParse(record);
      if (error) console.warn(`A reference project is left out of the snapshot: ${error.message}`);
      return data ?? [];
    });
  } catch (error) {
    console.warn(`No snapshot of the reference projects: ${origin}/api/content cannot be read, ${error}`);
    return [];
  }
}
