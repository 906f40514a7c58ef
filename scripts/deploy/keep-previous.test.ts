import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepPreviousFiles } from './keep-previous.ts';

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
  ['a list that is none', { '/release.json': '<h1>Not a list</h1>' }, /JSON/],
])('%s is told, and does not stop a release', async (_, files, problem) => {
  const dist = built('a.js');
  expect(await keepPreviousFiles(dist, await site(files))).toEqual({
    paths: [],
    problem: expect.stringMatching(problem),
  });
  expect(filesOf(dist)).toEqual({ 'a.js': 'new a.js' });
});
