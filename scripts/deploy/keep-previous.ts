import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Manifest of a release at the root of the site: the names of its files under `_astro`. */
const RELEASE_FILE = 'release.json';

/** A name that a build gives; nothing that leads out of the folder. */
const FILE_NAME = /^[\w-][\w.@-]*$/;

const releaseSchema = z.object({ files: z.array(z.string()) });

/** Files kept for tabs that still show the present release. */
export interface KeptFiles {
  /** Paths in `dist` that were added. */
  readonly paths: readonly string[];
  /** Why some or all could not be had; such tabs say that a part is gone, and offer to load again. */
  readonly problem: string | null;
}

/**
 * Adds to the built site what the release at `origin` has under `_astro` and this one has not: hosting replaces a release as a
 * whole, and pages that are open ask for their parts when they need them. What that release had kept itself is left
 * behind, so that files stay for one release. Writes down for the next time what this release is made of.
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

/** The answer, or null where nothing is. */
async function get(address: string): Promise<Response | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}
