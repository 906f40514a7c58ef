import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostingFile } from './deployment.ts';

/** Generated configuration of Hosting, in the repository's root; ignored by git. */
export const HOSTING_FILE = 'firebase.deploy.json';

/** Writes firebase.json for one release, whose files have these paths. */
export function writeHostingConfig(
  root: string,
  { config, paths }: { config: HostingFile; paths: readonly string[] },
): void {
  writeFileSync(join(root, HOSTING_FILE), JSON.stringify(withExactNames(config, paths), null, 2));
}

/**
 * The configuration with what is kept for good named file by file. Hosting gives a file that is gone the headers of its
 * pattern, too: browsers would remember for a year that it is gone, and miss it after a way back to the former release.
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
