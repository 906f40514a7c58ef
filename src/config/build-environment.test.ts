import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { buildEnvironment } from './build-environment.ts';

/** Returns the URL of `dist` in a folder with these files. */
function beside(files: Record<string, string>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return pathToFileURL(`${folder}/dist/`);
}

test('a build reads the .env next to its folder, as left by a local stack; its own environment wins', () => {
  const dist = beside({ '.env': 'CONTENT_URL="http://localhost:5050"\nSITE_URL=http://localhost:5050\n' });
  expect(buildEnvironment(dist, { SITE_URL: 'https://booth.test' })).toEqual({
    CONTENT_URL: 'http://localhost:5050',
    SITE_URL: 'https://booth.test',
  });
});

test("retention and rules of meetings come from the functions' settings, regardless of other sources", () => {
  const functions = 'KEEP_LEADS_DAYS=365\nMEETING_NOTICE_HOURS=24\n';
  const dist = beside({ '.env': 'KEEP_MAILS_DAYS=30\n', 'functions/.env': functions });
  const built = buildEnvironment(dist, { KEEP_MAILS_DAYS: '60', MEETING_HORIZON_DAYS: '10' });
  expect(built).toMatchObject({ KEEP_LEADS_DAYS: '365', MEETING_NOTICE_HOURS: '24' });
  expect([built['KEEP_MAILS_DAYS'], built['MEETING_HORIZON_DAYS']]).toEqual([undefined, undefined]);
});

test("a build uses the functions' SITE_URL, and prefers the project's own over the shared one", () => {
  const dist = beside({
    '.env': 'PUBLIC_FIREBASE_PROJECT_ID=acme\n',
    '.env.acme-staging': 'PUBLIC_FIREBASE_PROJECT_ID=acme-staging\n',
    'functions/.env': 'SITE_URL=https://acme.com\n',
    'functions/.env.acme-staging': 'SITE_URL=https://staging.acme.com\n',
  });
  expect(buildEnvironment(dist, {})).toMatchObject({ SITE_URL: 'https://acme.com' });
  expect(buildEnvironment(dist, { BUILD_PROJECT: 'acme-staging' })).toMatchObject({
    SITE_URL: 'https://staging.acme.com',
    PUBLIC_FIREBASE_PROJECT_ID: 'acme-staging',
  });
});

test('two different addresses fail the build', () => {
  const dist = beside({ '.env': 'SITE_URL=https://a.com', 'functions/.env': 'SITE_URL=https://b.com' });
  expect(() => buildEnvironment(dist, {})).toThrow('https://a.com in .env and https://b.com');
});

test("without files only the build's own environment counts", () => {
  const env = { SITE_URL: 'https://booth.test' };
  expect(buildEnvironment(pathToFileURL('/no/such/folder/dist/'), env)).toEqual(env);
});
