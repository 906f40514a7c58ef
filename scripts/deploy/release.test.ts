import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../tests/support/serve.ts';
import { ROOT } from '../stack/addresses.ts';
import type { FirebaseFile, Manifest } from './read-deployment.ts';
import {
  acceptedByForce,
  addParameters,
  deploymentSteps,
  keepPreviousFiles,
  missingParameters,
  removedFunctions,
  withExactNames,
} from './release.ts';

const config = JSON.parse(readFileSync(resolve(ROOT, 'firebase.json'), 'utf8')) as FirebaseFile;

/** True if a path is cached as immutable. */
function isKept({ hosting }: FirebaseFile, path: string): boolean {
  return hosting.headers.some(
    ({ regex, headers }) =>
      headers.some(({ value }) => value.includes('immutable')) && new RegExp(regex ?? '$^').test(path),
  );
}

test('files of the release are immutable, deleted ones are not', () => {
  const release = withExactNames(config, ['client.BzMqA8in.js', 'a.DOHrL_3p.css']);
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

/** Returns a built site with these files in `_astro`. */
function built(...names: string[]): string {
  const dist = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, '_astro'));
  for (const name of names) writeFileSync(join(dist, '_astro', name), `new ${name}`);
  return dist;
}

/** Serves a site with these paths; resolves to its origin. */
async function site(files: Record<string, string>): Promise<string> {
  return serve((request, response) => {
    const body = files[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : body === 'broken' ? 500 : 200).end(body);
  });
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
  // The next release keeps this release's own files, but no older ones
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

const manifest: Manifest = {
  endpoints: { api: { httpsTrigger: {} }, queueMail: { eventTrigger: { retry: true } } },
  params: [
    { name: 'SITE_URL', type: 'string' },
    { name: 'SMTP_URL', type: 'secret' },
    { name: 'APP_CHECK', type: 'string', default: 'off' },
    { name: 'ECHO_KEY', type: 'string', default: '' },
    { name: 'MAIL_RETRY_MIN_SECONDS', type: 'int', default: 10 },
  ],
};

test('parameters without a value get their defaults, in the common or the project file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parameters-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const given = { SITE_URL: 'https://www.acme.com', ECHO_KEY: 'abc' };
  writeFileSync(join(folder, '.env'), 'SITE_URL=https://www.acme.com\nECHO_KEY=abc');
  expect(addParameters(folder, 'acme', missingParameters(manifest, given))).toBe('.env');
  const complete = parseEnv(readFileSync(join(folder, '.env'), 'utf8'));
  expect(complete).toEqual({ ...given, APP_CHECK: 'off', MAIL_RETRY_MIN_SECONDS: '10' });
  expect(missingParameters(manifest, complete)).toEqual([]);

  writeFileSync(join(folder, '.env.acme'), 'A=1\n');
  expect(addParameters(folder, 'acme', ['B=2'])).toBe('.env.acme');
  expect(parseEnv(readFileSync(join(folder, '.env.acme'), 'utf8'))).toEqual({ A: '1', B: '2' });
});

test('what --force accepts is listed: retries, paid instances, deleted functions', () => {
  expect(acceptedByForce({ manifest, parameters: {} }, [])).toEqual([
    'After a failure, queueMail run again for up to 7 days.',
  ]);
  expect(removedFunctions(manifest, ['queueMail', 'former', 'api'])).toEqual(['former']);
  const all = acceptedByForce({ manifest, parameters: { API_MIN_INSTANCES: '1' } }, ['former']).join('\n');
  expect(all).toContain('1 idle instances of the API');
  expect(all).toContain('The project loses former.');
});

test('pages go out even where the policy for old images is refused: it comes last', () => {
  const steps = deploymentSteps('acme', { pagesOnly: false }).map(({ args }) => args);
  expect(steps.at(-1)?.[0]).toBe('functions:artifacts:setpolicy');
  expect(steps.at(-2)).toContain('hosting');
  expect(deploymentSteps('acme', { pagesOnly: true })).toHaveLength(1);
});
