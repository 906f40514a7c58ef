/** The published reference projects as they are when the site is built: what a visitor sees before any script has run. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type PublishedProject, publishedProjectSchema } from '../domain/records/reference-projects.ts';

/** A function that has to start first answers within a few seconds. */
const TIMEOUT_MS = 20_000;

/** Tells the pages where the published content is, as `import.meta.env.CONTENT_URL`. */
export function contentSnapshot(): AstroIntegration {
  return {
    name: 'content-snapshot',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const url = JSON.stringify(contentUrl(process.env, config.outDir));
        updateConfig({ vite: { define: { 'import.meta.env.CONTENT_URL': url } } });
      },
    },
  };
}

/**
 * The origin whose `/api/content` the snapshot is taken from; empty for none. `CONTENT_URL`, or the site's own
 * `SITE_URL`. A local stack leaves its address beside the folder that it serves, so that a build by hand into that
 * folder (`outDir`) shows what the stack publishes. Throws on a value that is not a URL.
 */
export function contentUrl(env: Record<string, string | undefined>, outDir: URL): string {
  const value = env.CONTENT_URL?.trim() || env.SITE_URL?.trim() || stackUrl(outDir);
  return value && new URL(value).origin;
}

function stackUrl(outDir: URL): string {
  try {
    return readFileSync(fileURLToPath(new URL('../content-url', outDir)), 'utf8').trim();
  } catch {
    return '';
  }
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
