import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostingFile } from './deployment.ts';

/** Generated configuration of Hosting, in the repository's root; ignored by git. */
export const HOSTING_FILE = 'firebase.deploy.json';

/** Writes firebase.json for one release with these file paths. */
export function writeHostingConfig(
  root: string,
  { config, paths }: { config: HostingFile; paths: readonly string[] },
): void {
  writeFileSync(join(root, HOSTING_FILE), JSON.stringify(withExactNames(config, paths), null, 2));
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
