import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildFunctions } from '../../functions/build.mjs';
import { accountEmail } from '../../functions/src/platform/service-accounts.ts';
import { REGION } from '../../src/config/region.ts';
import { type FakeGoogle, startFakeGoogle } from '../../tests/support/fake-google.ts';
import { cloudOf } from '../google-cloud.ts';
import { ROOT } from '../stack/addresses.ts';
import type { HostingFile, Manifest } from './deployment.ts';
import { readManifest } from './read-deployment.ts';
import { deploymentSteps, HOSTING_FILE } from './release.ts';
import { prepareFunctions, runSteps } from './run-release.ts';
import { checkBackground } from './smoke-background.ts';

// The tests build on each other: a project's first release, its second, one that is refused

const PROJECT = 'acme-booth';
const GIVEN =
  'SITE_URL=https://acme.com\nMAIL_FROM=a@acme.com\nTEAM_EMAIL=a@acme.com\nADMIN_EMAILS=a@acme.com';

/** Each starts the tool up to five times, for two seconds and more. */
const SLOW = { timeout: 300_000 };

let google: FakeGoogle;
let folder: string;

beforeAll(async () => {
  google = await startFakeGoogle(PROJECT);
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  for (const file of ['firestore.rules', 'firestore.indexes.json', 'storage.rules'])
    cpSync(resolve(ROOT, file), join(folder, file));
  const config = JSON.parse(readFileSync(resolve(ROOT, 'firebase.json'), 'utf8')) as HostingFile & {
    functions: object;
  };
  // The functions are built here
  const withoutBuild = { ...config, functions: { ...config.functions, predeploy: [] } };
  for (const file of ['firebase.json', HOSTING_FILE])
    writeFileSync(join(folder, file), JSON.stringify(withoutBuild));
  for (const name of ['functions', 'dist', 'config']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'dist/index.html'), '<title>Acme</title>');
  cpSync(resolve(ROOT, 'functions/package.json'), join(folder, 'functions/package.json'));
  symlinkSync(resolve(ROOT, 'functions/node_modules'), join(folder, 'functions/node_modules'));
  writeFileSync(join(folder, 'functions/.env'), GIVEN);
  await buildFunctions(join(folder, 'functions'));
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('XDG_CONFIG_HOME', join(folder, 'config'));
  for (const [name, value] of Object.entries(google.environment)) vi.stubEnv(name, value);
  return () => rmSync(folder, { recursive: true });
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  google.close();
});

/** Releases what stands in the folder; resolves to what was written. */
async function release(removing: string[] = []): Promise<string[]> {
  const before = google.writes.length;
  const manifest = await readManifest(PROJECT, join(folder, 'functions'));
  const parameters = parseEnv(readFileSync(join(folder, 'functions/.env'), 'utf8'));
  await prepareFunctions({ project: PROJECT, manifest, parameters }, removing, folder);
  await runSteps(deploymentSteps(PROJECT, { pagesOnly: false }), { cwd: folder, stdio: 'pipe' });
  return google.writes.slice(before);
}

/** Ids of resources in a collection of the region. */
function idsOf(collection: string): string[] {
  const path = `projects/${PROJECT}/locations/${REGION}/${collection}/`;
  return [...google.resources.keys()]
    .flatMap((name) => (name.startsWith(path) && !name.endsWith(':policy') ? [name.slice(path.length)] : []))
    .sort();
}

function namesOf({ endpoints }: Manifest, isWanted = (_: Manifest['endpoints'][string]) => true): string[] {
  return Object.entries(endpoints).flatMap(([name, endpoint]) => (isWanted(endpoint) ? [name] : []));
}

const jobOf = (name: string) => `firebase-schedule-${name}-${REGION}`;

test('a first release that fails halfway leaves the pages, and the same command goes on', SLOW, async () => {
  google.refuse(/functions\/everyDay$/);
  await expect(release()).rejects.toThrow(/^Functions: it failed[\s\S]*everyDay/);
  expect(google.writes.filter((line) => line.includes('/sites/'))).toEqual([]);
  expect(idsOf('functions')).not.toContain('everyDay');

  google.refuse(null);
  const written = await release();
  expect(written.filter((line) => line.includes('/functions/'))).toEqual([
    `POST projects/${PROJECT}/locations/${REGION}/functions/everyDay`,
  ]);
});

/** Names of the accounts that may read a secret. */
function readersOf(secret: string): string[] {
  const { bindings } = google.resources.get(`projects/${PROJECT}/secrets/${secret}:policy`) ?? {};
  const all = bindings as { role: string; members: string[] }[];
  return all
    .filter(({ role }) => role === 'roles/secretmanager.secretAccessor')
    .flatMap(({ members }) => members.map((member) => member.replace(/^serviceAccount:|@.*/g, '')))
    .sort();
}

test('after it, everything of the release is there', SLOW, async () => {
  const manifest = await readManifest(PROJECT, join(folder, 'functions'));
  expect(idsOf('functions')).toEqual(namesOf(manifest).sort());
  expect(idsOf('queues')).toEqual(namesOf(manifest, (each) => each.taskQueueTrigger !== undefined).sort());
  const { resources } = google;
  expect(readersOf('SMTP_URL')).toEqual(['booth-mail']);
  expect(readersOf('CALENDAR_KEY')).toEqual([
    'booth-admin-api',
    'booth-api',
    'booth-ten-minutes',
    'booth-webhooks',
  ]);
  expect(
    resources.get(`projects/${PROJECT}/locations/${REGION}/jobs/${jobOf('everyTenMinutes')}`),
  ).toMatchObject({
    httpTarget: { oidcToken: { serviceAccountEmail: accountEmail('booth-ten-minutes', PROJECT) } },
  });
  expect(resources.get(`projects/${PROJECT}/config`)).toHaveProperty('blockingFunctions.triggers', {
    beforeCreate: { functionUri: expect.stringContaining('beforeUserCreated') },
    beforeSignIn: { functionUri: expect.stringContaining('beforeUserSignedIn') },
  });
  expect(resources.get(`projects/${PROJECT}/releases/cloud.firestore`)).toHaveProperty('rulesetName');
  const { version } = resources.get(`projects/${PROJECT}/sites/${PROJECT}/channels/live/releases`) ?? {};
  expect(resources.get(String(version))).toMatchObject({
    status: 'FINALIZED',
    files: { '/index.html': expect.any(String) },
    config: { rewrites: expect.arrayContaining([expect.objectContaining({ glob: '/api/**' })]) },
  });
  const images = `projects/${PROJECT}/locations/${REGION}/repositories/gcf-artifacts`;
  expect(resources.get(images)).toHaveProperty('cleanupPolicies');
});

test('the check after it verifies queues, jobs and sign-in, and names each fault', SLOW, async () => {
  const origin = google.environment['FIREBASE_FUNCTIONS_URL'] ?? '';
  const here = (url: string) =>
    url
      .replace('https://cloudfunctions.googleapis.com', origin)
      .replace(/^https:\/\/\w+\.googleapis\.com\/(admin\/)?v\d/, origin);
  const cloud = cloudOf('token', PROJECT, here);
  const check = () => checkBackground(PROJECT, cloud, 1);
  expect(await check()).toEqual([]);

  const place = `projects/${PROJECT}/locations/${REGION}`;
  const { resources } = google;
  const changed = [
    [`${place}/functions/api`, { state: 'FAILED' }],
    [`${place}/queues/deliverMail`, { state: 'PAUSED' }],
    [`${place}/jobs/${jobOf('everyHour')}`, { state: 'DISABLED' }],
    [`${place}/jobs/${jobOf('everyTenMinutes')}`, { status: { code: 7 } }],
    [`projects/${PROJECT}/config`, { blockingFunctions: {} }],
  ] as const;
  const before = changed.map(([name]) => [name, resources.get(name) ?? {}] as const);
  for (const [name, change] of changed) resources.set(name, { ...resources.get(name), ...change });
  expect((await check()).sort()).toEqual([
    'Sign-in does not ask beforeUserCreated.',
    'Sign-in does not ask beforeUserSignedIn.',
    'The function api is FAILED.',
    'The queue deliverMail is PAUSED.',
    'The scheduled job everyHour is DISABLED.',
    'The scheduled job everyTenMinutes failed with code 7.',
  ]);
  for (const [name, resource] of before) resources.set(name, resource);

  google.refuse(/jobs\/.*:run$/);
  expect(await check()).toEqual([expect.stringMatching(/^Queues, jobs and sign-in cannot be asked: .*403/)]);
  google.refuse(null);
});

test(
  'a release that lacks a live function deletes it, with its schedule, only if it is named',
  SLOW,
  async () => {
    appendFileSync(
      join(folder, 'functions/lib/main.cjs'),
      'const { everyHour, ...others } = module.exports; module.exports = { ...others, runHourly: everyHour };',
    );
    const before = [...google.writes];
    await expect(release()).rejects.toThrow('With --remove everyHour');
    expect(google.writes).toEqual(before);

    await release(['everyHour']);
    expect(idsOf('functions')).toContain('runHourly');
    expect(idsOf('functions')).not.toContain('everyHour');
    expect(idsOf('jobs')).toContain(jobOf('runHourly'));
    expect(idsOf('jobs')).not.toContain(jobOf('everyHour'));
  },
);

test("a refused permission stops the release at its step, with Google's message", SLOW, async () => {
  const before = [...google.writes];
  google.refuse(/releases\/cloud\.firestore$/);
  await expect(release()).rejects.toThrow(/^Indexes and rules[\s\S]*does not have permission/);
  expect(google.writes.slice(before.length).filter((line) => /functions|sites/.test(line))).toEqual([]);
});
