/** Releases: the steps of a deployment, the configuration of Hosting, and the files kept from the release before. */
import { writeFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../stack/addresses.ts';
import type { HostingFile } from './deployment.ts';

/** Generated configuration of Hosting, in the repository's root; ignored by git. */
export const HOSTING_FILE = 'firebase.deploy.json';

export function writeHostingConfig(config: HostingFile, paths: readonly string[]): void {
  writeFileSync(join(ROOT, HOSTING_FILE), JSON.stringify(withExactNames(config, paths), null, 2));
}

/**
 * Returns the configuration with immutable files listed one by one. With a pattern, Hosting would send its headers with a 404,
 * too: browsers would cache that for a year, and miss the file after a rollback.
 */
export function withExactNames<Config extends HostingFile>(config: Config, paths: readonly string[]): Config {
  const names = paths
    .filter((path) => path.startsWith('_astro/'))
    .map((path) => RegExp.escape(path.slice(7)));
  const headers = config.hosting.headers?.map((entry) => {
    const isForGood = entry.headers.some(({ value }) => value.includes('immutable'));
    return isForGood && entry.regex ? { ...entry, regex: `^/_astro/(${names.join('|')})$` } : entry;
  });
  return { ...config, hosting: { ...config.hosting, headers } };
}

interface Step {
  readonly what: string;
  /** Of the Firebase tool. */
  readonly args: readonly string[];
}

/**
 * Returns the steps of a deployment to `project`, dependencies first: queries need indexes, pages need routes
 * (docs/deploy.md). If only content is new, the pages alone are enough.
 */
export function deploymentSteps(project: string, { pagesOnly }: { pagesOnly: boolean }): Step[] {
  const deploy = (what: string, only: string, ...more: string[]): Step => ({
    what,
    args: ['deploy', '--project', project, '--non-interactive', '--only', only, ...more],
  });
  const pages = deploy('Pages', 'hosting', '--config', HOSTING_FILE);
  if (pagesOnly) return [pages];
  return [
    deploy('Indexes and rules of the database, rules of the bucket', 'firestore,storage'),
    deploy('Functions', 'functions'),
    pages,
  ];
}

/** Manifest at the root of the site: names of the release's files under `_astro`. */
const RELEASE_FILE = 'release.json';

/** Name of a built file; excludes path traversal. */
const FILE_NAME = /^[\w-][\w.@-]*$/;

const releaseSchema = z.object({ files: z.array(z.string()) });

interface KeptFiles {
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

async function get(address: string): Promise<Response | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}
