import { expect, test } from 'vitest';
import { REGION } from '../../src/config/region.ts';
import { aBuiltPage, aSoundDeployment } from '../../tests/support/sound-deployment.ts';
import { checkDeployment } from './check.ts';
import { type Deployment, describeFindings } from './deployment.ts';

const sound = aSoundDeployment();
const { api, deliverMail, queueMail } = sound.manifest.endpoints;
const [packages] = sound.packages;
const home = { path: 'index.html', bytes: 20_000, html: aBuiltPage('index.html') };
const privacy = { ...home, path: 'privacy.html', html: aBuiltPage('privacy.html') };

const site = (changes: object): Partial<Deployment> => ({ site: { ...sound.site, ...changes } });
const functions = (changes: object): Partial<Deployment> => ({
  manifest: { ...sound.manifest, endpoints: { ...sound.manifest.endpoints, ...changes } },
});
/** A deployment in which the account `name` lacks a role. */
const withoutRole = (name: string, role: string): Partial<Deployment> => ({
  accounts: sound.accounts.map((account) =>
    account.functions.includes(name)
      ? { ...account, roles: account.roles.filter((each) => each !== role) }
      : account,
  ),
});
const rewrite = (target: { functionId: string; region?: string }): Partial<Deployment> => ({
  config: { hosting: { rewrites: [{ source: '/api/**', function: target }] } },
});
const locked = (changes: object): Partial<Deployment> => ({
  packages: packages ? [{ ...packages, locked: { ...packages.locked, ...changes } }] : [],
});

/** The expected finding, the fault, and a part of the message. */
const BROKEN: [finding: string, changes: Partial<Deployment>, problem: string][] = [
  ['tree-changed', { changed: ['src/a.ts'] }, 'src/a.ts'],
  ['parameter-missing', { parameters: { SITE_URL: 'https://www.acme.com' } }, 'TEAM_EMAIL is not set'],
  [
    'parameter-example',
    { parameters: { ...sound.parameters, TEAM_EMAIL: 'team@booth.example' } },
    'TEAM_EMAIL is still an example: team@booth.example',
  ],
  [
    'retention-unusable',
    { parameters: { ...sound.parameters, KEEP_LEADS_DAYS: '7' } },
    "KEEP_LEADS_DAYS is '7'",
  ],
  [
    'address-differs',
    { parameters: { ...sound.parameters, SITE_URL: 'https://acme.com' } },
    'links in mails lead to https://acme.com',
  ],
  ['public-missing', site({ PUBLIC_FIREBASE_API_KEY: '' }), 'PUBLIC_FIREBASE_API_KEY is missing'],
  [
    'project-differs',
    { project: 'acme-staging' },
    'for the project acme, the deployment is for acme-staging',
  ],
  ['brand-example', { brand: { ...sound.brand, email: 'hello@booth.example' } }, 'hello@booth.example'],
  ['config-invalid', { configProblems: ['"/hosting" has unknown property: "rewites"'] }, 'rewites'],
  [
    'region-differs',
    functions({ deliverMail: { ...deliverMail, region: ['europe-west1'] } }),
    'deliverMail is in europe-west1',
  ],
  ['instances-unbounded', functions({ api: { ...api, maxInstances: null } }), 'The function api'],
  ['memory-missing', functions({ api: { ...api, availableMemoryMb: null } }), 'The function api'],
  [
    'secret-missing',
    functions({ deliverMail: { ...deliverMail, secretEnvironmentVariables: [] } }),
    'deliverMail delivers mail without SMTP_URL',
  ],
  [
    'account-missing',
    functions({ queueMail: { ...queueMail, serviceAccountEmail: undefined } }),
    'queueMail runs as the account of the whole project; it has booth-outbox@',
  ],
  [
    'account-missing',
    functions({ sweep: { ...queueMail, serviceAccountEmail: 'booth-outbox@' } }),
    'sweep runs as booth-outbox@; it has no account of its own',
  ],
  ['role-missing', withoutRole('queueMail', 'run.invoker'), 'booth-outbox has no run.invoker'],
  ['role-missing', withoutRole('queueMail', 'eventarc.eventReceiver'), 'follows changes of documents'],
  ['role-missing', withoutRole('api', 'logging.logWriter'), 'no logging.logWriter'],
  ['rewrite-lost', rewrite({ functionId: 'apii', region: REGION }), '/api/** leads to apii'],
  ['rewrite-lost', rewrite({ functionId: 'deliverMail', region: REGION }), 'no function that answers'],
  ['rewrite-region', rewrite({ functionId: 'api', region: 'us-east1' }), 'in us-east1; it is in us-central1'],
  ['ttl-missing', { indexes: { fieldOverrides: sound.indexes.fieldOverrides.slice(1) } }, 'rate_limits'],
  ['upload-private', { uploaded: [...sound.uploaded, '.secret.local'] }, 'functions/.secret.local'],
  ['upload-private', { dist: [...sound.dist, { path: '.env', bytes: 1 }] }, 'dist/.env'],
  ['upload-tests', { uploaded: [...sound.uploaded, 'src/api.test.ts'] }, 'functions/src/api.test.ts'],
  [
    'upload-incomplete',
    { uploaded: sound.uploaded.filter((path) => path !== 'lib/index.js') },
    'lib/index.js',
  ],
  ['lockfile-differs', locked({ '': { dependencies: { zod: '4.6.6' } } }), 'zod'],
  ['lockfile-differs', locked({ 'node_modules/zod': { version: '4.6.6', integrity: 'sha512-x' } }), 'zod'],
  ['lockfile-unhashed', locked({ 'node_modules/zod': { version: '4.6.7' } }), 'no hash of zod'],
  ['audit-vulnerable', { audit: { low: 3, high: 1, critical: 1 } }, '2 packages'],
  ['audit-unanswered', { audit: null }, 'The registry did not say'],
  ['site-missing', { dist: [] }, 'no built site'],
  [
    'site-canonical',
    { dist: [home, { ...privacy, html: aBuiltPage('privacy.html', 'https://old.com') }] },
    'https://old.com/privacy',
  ],
  ['site-policy', { dist: [...sound.dist, { path: '404.html', bytes: 1, html: '<p>Gone' }] }, '404.html'],
  [
    'site-empty',
    { dist: [{ ...home, html: home.html.replace('?project=', '') }, privacy] },
    'no reference project',
  ],
  [
    'site-heavy',
    { dist: [...sound.dist, { path: '_astro/a.js', bytes: 200_000 }] },
    '_astro/a.js has 200 KB',
  ],
];

test('a correct deployment has no findings', () => {
  expect(checkDeployment(sound)).toEqual([]);
});

test.each(BROKEN)('%s is found, alone, and says what is wrong and what to do', (name, changes, problem) => {
  const findings = checkDeployment(aSoundDeployment(changes));
  expect(findings.map((finding) => finding.name)).toEqual([name]);
  expect(findings[0]?.problem).toContain(problem);
  expect(findings[0]?.remedy).toMatch(/^[A-Z].*\.$/);
});

test('an address of this machine is found in pages and in links', () => {
  const SITE_URL = 'http://localhost:5050';
  const local = aSoundDeployment({ ...site({ SITE_URL }), parameters: { ...sound.parameters, SITE_URL } });
  expect(checkDeployment(local).map(({ name }) => name)).toEqual([
    'address-local',
    'site-canonical',
    'site-canonical',
  ]);
});

test('the settings of an emulated project are found', () => {
  const emulated = site({ PUBLIC_FIREBASE_PROJECT_ID: 'demo-booth' });
  expect(checkDeployment(aSoundDeployment(emulated)).map(({ name }) => name)).toEqual(['public-emulated']);
});

test('a site without content stops a deployment, but not the first one', () => {
  const empty = aSoundDeployment({ dist: [{ ...home, html: home.html.replace('?project=', '') }, privacy] });
  expect(checkDeployment(empty)[0]?.isNote).toBeUndefined();
  expect(checkDeployment(empty, { isFirst: true })[0]?.isNote).toBe(true);
});

test('findings that stop a deployment come first', () => {
  const note = { name: 'a-note', problem: 'P.', remedy: 'R.', isNote: true };
  const stop = { name: 'a-stop', problem: 'P.', remedy: 'R.' };
  expect(describeFindings([note, stop])).toMatch(/^STOP {2}a-stop[\s\S]*note {2}a-note/);
});
