import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Manifest at the root of the site: names of the release's files under `_astro`. */
const RELEASE_FILE = 'release.json';

/** Name of a built file; excludes path traversal. */
const FILE_NAME = /^[\w-][\w.@-]*$/;

const releaseSchema = z.object({ files: z.array(z.string()) });

/** Files kept for tabs that still show the current release. */
export interface KeptFiles {
  /** Paths added to `dist`. */
  readonly paths: readonly string[];
  /** Reason why some could not be fetched; open tabs then offer to reload. */
  readonly problem: string | null;
}

/**
 * Adds files under `_astro` that only the release at `origin` has. Hosting replaces a release as a whole, but open pages
 * lazy-load their chunks. Files that release had kept from its own predecessor are dropped, so that files stay for one
 * release. Also writes this release's manifest.
 * @param dist folder of the built site
 */
export async function keepPreviousFiles(dist: string, origin: string): Promise<KeptFiles> {
  const folder = join(dist, '_astro');
  await mkdir(folder, { recursive: true });
  const own = (await readdir(folder)).sort();
  await writeFile(join(dist, RELEASE_FILE), JSON.stringify({ files: own }));
  const paths: string[] = [];
  try {
    const present = await get(`${origin}/${RELEASE_FILE}`);
    const { files } = present ? releaseSchema.parse(await present.json()) : { files: [] };
    const gone = files.filter((name) => FILE_NAME.test(name) && !own.includes(name));
    for (const name of gone) {
      const file = await get(`${origin}/_astro/${name}`);
      if (!file) continue;
      await writeFile(join(folder, name), Buffer.from(await file.arrayBuffer()));
      paths.push(`_astro/${name}`);
    }
    return { paths, problem: null };
  } catch (error) {
    return { paths, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The response, or null if not found. */
async function get(address: string): Promise<Response | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}
