import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';
import type { HostingFile } from './deployment.ts';
import { withExactNames } from './hosting-config.ts';

const config = JSON.parse(readFileSync(resolve(ROOT, 'firebase.json'), 'utf8')) as HostingFile;

/** True if a path is cached as immutable. */
function isKept({ hosting }: HostingFile, path: string): boolean {
  return (hosting.headers ?? []).some(
    ({ regex, headers }) =>
      headers.some(({ value }) => value.includes('immutable')) && new RegExp(regex ?? '$^').test(path),
  );
}

test('files of the release are immutable, deleted ones are not', () => {
  const release = withExactNames(config, [
    'index.html',
    '_astro/client.BzMqA8in.js',
    '_astro/a.DOHrL_3p.css',
  ]);
  expect(isKept(release, '/_astro/client.BzMqA8in.js')).toBe(true);
  expect(isKept(release, '/_astro/a.DOHrL_3p.css')).toBe(true);
  expect(isKept(release, '/_astro/client.Former12.js')).toBe(false);
  expect(isKept(release, '/_astro/clientxBzMqA8in.js')).toBe(false);
  expect(isKept(release, '/index.html')).toBe(false);
});

test('without a release, only names of built files are immutable', () => {
  expect(isKept(config, '/_astro/client.BzMqA8in.js')).toBe(true);
  expect(isKept(config, '/_astro/gone.js')).toBe(false);
});

test('the rest of the configuration is unchanged', () => {
  const { hosting } = withExactNames(config, ['_astro/a.DOHrL_3p.css']);
  expect(hosting.rewrites).toEqual(config.hosting.rewrites);
  expect(hosting.headers?.length).toBe(config.hosting.headers?.length);
});
