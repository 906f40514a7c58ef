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
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildFunctions } from '../../functions/build.mjs';
import { accountEmail, SERVICE_ACCOUNTS } from '../../functions/src/platform/service-accounts.ts';
import { REGION } from '../../src/config/region.ts';
import { type FakeGoogle, startFakeGoogle } from '../../tests/support/fake-google.ts';
import { ROOT } from '../stack/addresses.ts';
import { uploadedFiles } from './check-upload.ts';
import { type FirebaseFile, type Manifest, readManifest } from './read-deployment.ts';
import { deploymentSteps, prepareFunctions, RELEASE_CONFIG, runSteps } from './release.ts';

// The tests build on each other: a project's first release, its second, a refused one

const PROJECT = 'acme-booth';
const GIVEN =
  'SITE_URL=https://acme.com\nMAIL_FROM=a@acme.com\nTEAM_EMAIL=a@acme.com\nADMIN_EMAILS=a@acme.com';

const LONG = { tags: 'long' };

const config = JSON.parse(readFileSync(resolve(ROOT, 'firebase.json'), 'utf8')) as FirebaseFile;

let google: FakeGoogle;
let folder: string;

beforeAll(async () => {
  google = await startFakeGoogle(PROJECT);
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  for (const file of ['firestore.rules', 'firestore.indexes.json', 'storage.rules'])
    cpSync(resolve(ROOT, file), join(folder, file));
  // The test builds the functions itself
  const withoutBuild = { ...config, functions: { ...config.functions, predeploy: [] } };
  for (const file of ['firebase.json', RELEASE_CONFIG])
    writeFileSync(join(folder, file), JSON.stringify(withoutBuild));
  for (const name of ['functions', 'dist', 'config']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'dist/index.html'), '<title>Acme</title>');
  cpSync(resolve(ROOT, 'functions/package.json'), join(folder, 'functions/package.json'));
  symlinkSync(resolve(ROOT, 'functions/node_modules'), join(folder, 'functions/node_modules'));
  writeFileSync(join(folder, 'functions/.env'), GIVEN);
  for (const path of ['.secret.local', 'npm-debug.log', 'src/api.test.ts']) {
    mkdirSync(dirname(join(folder, 'functions', path)), { recursive: true });
    writeFileSync(join(folder, 'functions', path), 'private');
  }
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

/** Releases the contents of the folder; resolves to the list of writes. */
async function release(removing: string[] = []): Promise<string[]> {
  const before = google.writes.length;
  const manifest = await readManifest(PROJECT, join(folder, 'functions'));
  const parameters = parseEnv(readFileSync(join(folder, 'functions/.env'), 'utf8'));
  await prepareFunctions({ project: PROJECT, manifest, parameters }, removing, folder);
  await runSteps(deploymentSteps(PROJECT, { pagesOnly: false }), { cwd: folder, stdio: 'pipe' });
  return google.writes.slice(before);
}

/** Returns the ids of resources in a collection of the region. */
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

test('a first release that fails halfway leaves the pages, and the same command goes on', LONG, async () => {
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

/** Returns the names of the accounts that may read a secret. */
function readersOf(secret: string): string[] {
  const { bindings } = google.resources.get(`projects/${PROJECT}/secrets/${secret}:policy`) ?? {};
  const all = bindings as { role: string; members: string[] }[];
  return all
    .filter(({ role }) => role === 'roles/secretmanager.secretAccessor')
    .flatMap(({ members }) => members.map((member) => member.replace(/^serviceAccount:|@.*/g, '')))
    .sort();
}

test('after it, everything of the release is there', LONG, async () => {
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

/** Returns the names in the central directory of a zip archive. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = [];
  // Compressed contents may have the signature of an entry, too
  const directory = zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06') + 16);
  let at = zip.indexOf('PK\x01\x02', directory);
  for (; at !== -1; at = zip.indexOf('PK\x01\x02', at + 46))
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  return names;
}

test(
  'the tool uploads the files that the check of an upload looks at, and no settings, secrets or sources',
  LONG,
  () => {
    const [source = Buffer.alloc(0)] = google.uploads.filter((upload) => upload.includes('PK\x01\x02'));
    const uploaded = namesIn(source).sort();
    expect(uploaded).toEqual(uploadedFiles(join(folder, 'functions'), config.functions.ignore));
    expect(uploaded).toEqual(expect.arrayContaining(['lib/main.cjs', 'package.json']));
    expect(uploaded.filter((path) => /env|secret|src|test|node_modules/.test(path))).toEqual([]);
  },
);

test('each function is in the region, bounded, and runs as its account with the roles of its trigger', async () => {
  const { endpoints } = await readManifest(PROJECT, join(folder, 'functions'));
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const account = SERVICE_ACCOUNTS.find(({ functions }) => name in functions);
    const following = endpoint.eventTrigger ? ['eventarc.eventReceiver', 'run.invoker'] : [];
    expect(account?.roles, name).toEqual(expect.arrayContaining(['logging.logWriter', ...following]));
    expect(endpoint, name).toMatchObject({
      region: [REGION],
      maxInstances: expect.any(Number),
      serviceAccountEmail: accountEmail(account?.name ?? '', PROJECT),
    });
  }
  const targets = config.hosting.rewrites.flatMap((rewrite) => rewrite.function?.functionId ?? []);
  expect(namesOf({ endpoints, params: [] }, (each) => each.httpsTrigger !== undefined).sort()).toEqual(
    [...new Set(targets)].sort(),
  );
});

test(
  'a release that lacks a live function deletes it, with its schedule, only if it is named',
  LONG,
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

test("a refused permission stops the release at its step, with Google's message", LONG, async () => {
  const before = [...google.writes];
  google.refuse(/releases\/cloud\.firestore$/);
  await expect(release()).rejects.toThrow(/^Indexes and rules[\s\S]*does not have permission/);
  expect(google.writes.slice(before.length).filter((line) => /functions|sites/.test(line))).toEqual([]);
});

test("refused pages stop their release, with Google's message", async () => {
  google.refuse(/versions/);
  const pages = deploymentSteps(PROJECT, { pagesOnly: true });
  await expect(runSteps(pages, { cwd: folder, stdio: 'pipe' })).rejects.toThrow(
    /^Pages[\s\S]*does not have permission/,
  );
});
