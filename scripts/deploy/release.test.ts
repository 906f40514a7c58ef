import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';
import type { HostingFile } from './deployment.ts';
import { keepPreviousFiles, withExactNames } from './release.ts';

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

/** A built site with these files in `_astro`. */
function built(...names: string[]): string {
  const dist = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, '_astro'));
  for (const name of names) writeFileSync(join(dist, '_astro', name), `new ${name}`);
  return dist;
}

/** Serves a site with these paths; resolves to its origin. */
async function site(files: Record<string, string>): Promise<string> {
  const server = createServer((request, response) => {
    const body = files[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : body === 'broken' ? 500 : 200).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function released(...files: string[]): string {
  return JSON.stringify({ files });
}

function filesOf(dist: string): Record<string, string> {
  const folder = join(dist, '_astro');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

test('files of the current release are kept, and the new version wins', async () => {
  const dist = built('same.js', 'new.js');
  const origin = await site({
    '/release.json': released('same.js', 'old.js'),
    '/_astro/same.js': 'old same.js',
    '/_astro/old.js': 'old old.js',
    '/_astro/older.js': 'kept by the present release',
  });
  expect(await keepPreviousFiles(dist, origin)).toEqual({ paths: ['_astro/old.js'], problem: null });
  expect(filesOf(dist)).toEqual({ 'same.js': 'new same.js', 'new.js': 'new new.js', 'old.js': 'old old.js' });
  // The next release keeps this one's own files, no older ones
  expect(readFileSync(join(dist, 'release.json'), 'utf8')).toBe(released('new.js', 'same.js'));
});

test('the first release keeps nothing', async () => {
  expect(await keepPreviousFiles(built('a.js'), await site({}))).toEqual({ paths: [], problem: null });
});

test('names cannot escape the folder', async () => {
  const dist = built();
  const names = ['../index.html', 'a/b.js', '..', '.htaccess', '/etc/passwd'];
  const origin = await site({
    '/release.json': released(...names),
    ...Object.fromEntries(names.map((name) => [new URL(`/_astro/${name}`, 'http://x').pathname, 'evil'])),
  });
  expect(await keepPreviousFiles(dist, origin)).toEqual({ paths: [], problem: null });
  expect(filesOf(dist)).toEqual({});
});

test.each([
  ['a site that is down', { '/release.json': 'broken' }, /answered 500/],
  ['an invalid list', { '/release.json': '<h1>Not a list</h1>' }, /JSON/],
])('%s is reported, and does not stop a release', async (_, files, problem) => {
  const dist = built('a.js');
  expect(await keepPreviousFiles(dist, await site(files))).toEqual({
    paths: [],
    problem: expect.stringMatching(problem),
  });
  expect(filesOf(dist)).toEqual({ 'a.js': 'new a.js' });
});
