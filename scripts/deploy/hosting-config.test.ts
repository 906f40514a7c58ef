import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';
import type { HostingFile } from './deployment.ts';
import { withExactNames } from './hosting-config.ts';

const config = JSON.parse(readFileSync(resolve(ROOT, 'firebase.json'), 'utf8')) as HostingFile;

/** Whether a path is kept for good. */
function isKept({ hosting }: HostingFile, path: string): boolean {
  return (hosting.headers ?? []).some(
    ({ regex, headers }) =>
      headers.some(({ value }) => value.includes('immutable')) && new RegExp(regex ?? '$^').test(path),
  );
}

test('a release keeps its own files for good, and nothing that is gone', () => {
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

test('without a release, only what is named like a built file is kept', () => {
  expect(isKept(config, '/_astro/client.BzMqA8in.js')).toBe(true);
  expect(isKept(config, '/_astro/gone.js')).toBe(false);
});

test('all else stays as it is', () => {
  const { hosting } = withExactNames(config, ['_astro/a.DOHrL_3p.css']);
  expect(hosting.rewrites).toEqual(config.hosting.rewrites);
  expect(hosting.headers?.length).toBe(config.hosting.headers?.length);
});
