import { expect, test } from 'vitest';
import { REGION } from '../../src/config/region.ts';
import { aBuiltPage, aSoundDeployment } from '../../tests/support/sound-deployment.ts';
import { checkDeployment } from './check.ts';
import { describeFindings, type Rewrite } from './deployment.ts';
import { containsPrivateKey, type Deployment } from './read-deployment.ts';

const sound = aSoundDeployment();
const { api, deliverMail, queueMail } = sound.manifest.endpoints;
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
const API = { functionId: 'api', region: REGION };
const rewrites = (...targets: Rewrite[]): Partial<Deployment> => ({
  config: { hosting: { ...sound.config.hosting, rewrites: targets } },
});
/** A deployment with one more rewrite than it needs. */
const rewrite = (target: Rewrite['function']) =>
  rewrites({ source: '/api/**', function: API }, { source: '/media/**', function: target });
const parameter = (name: string, value: string): Partial<Deployment> => ({
  parameters: { ...sound.parameters, [name]: value },
});
const rules = (changes: Partial<Deployment['rules']>): Partial<Deployment> => ({
  rules: { ...sound.rules, ...changes },
});
const without = (...paths: string[]): Partial<Deployment> => ({
  dist: sound.dist.filter(({ path }) => !paths.includes(path)),
});
/** The built site with other contents for some paths. */
const pages = (...changed: Deployment['dist']): Partial<Deployment> => ({
  dist: [...sound.dist.filter(({ path }) => !changed.some((each) => each.path === path)), ...changed],
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
    'parameter-unusable',
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
  ['site-stale', { changedSince: 'src/pages/index.astro' }, 'before src/pages/index.astro was changed'],
  ['site-project', { builtFor: ['demo-booth'] }, 'for the project demo-booth, the deployment is for acme'],
  ['commit-untested', { isTested: false }, 'The tests were not run to their end for this commit'],
  ['brand-example', { brand: { ...sound.brand, email: 'hello@booth.example' } }, 'hello@booth.example'],
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
    'secret-missing',
    functions({ api: { ...api, secretEnvironmentVariables: [] } }),
    'api lacks CALENDAR_KEY',
  ],
  [
    'account-missing',
    functions({ queueMail: { ...queueMail, serviceAccountEmail: undefined } }),
    'queueMail runs as the account of the whole project; it has booth-outbox@acme.iam.gserviceaccount.com',
  ],
  [
    'account-missing',
    functions({ queueMail: { ...queueMail, serviceAccountEmail: 'booth-outbox@' } }),
    'queueMail runs as booth-outbox@; it has booth-outbox@acme.iam.gserviceaccount.com',
  ],
  [
    'account-missing',
    functions({ sweep: { ...queueMail, serviceAccountEmail: 'booth-outbox@acme.iam.gserviceaccount.com' } }),
    'sweep runs as booth-outbox@acme.iam.gserviceaccount.com; it has no account of its own',
  ],
  ['role-missing', withoutRole('queueMail', 'run.invoker'), 'booth-outbox has no run.invoker'],
  ['role-missing', withoutRole('queueMail', 'eventarc.eventReceiver'), 'follows changes of documents'],
  ['role-missing', withoutRole('api', 'logging.logWriter'), 'no logging.logWriter'],
  ['rewrite-lost', rewrite({ functionId: 'apii', region: REGION }), '/media/** leads to apii'],
  ['rewrite-lost', rewrite({ functionId: 'deliverMail', region: REGION }), 'not a function that answers'],
  ['rewrite-region', rewrite({ functionId: 'api', region: 'us-east1' }), 'in us-east1; it is in us-central1'],
  ['rewrite-missing', rewrites(), 'No rewrite leads to api'],
  [
    'rewrite-order',
    rewrites({ source: '/api/**', function: API }, { source: '/api/admin/**', function: API }),
    '/api/admin/** is never reached',
  ],
  [
    'headers-missing',
    { config: { hosting: { ...sound.config.hosting, headers: [] } } },
    'without Strict-Transport-Security',
  ],
  ['parameter-unusable', parameter('APP_CHECK', 'requird'), "APP_CHECK is 'requird'"],
  ['parameter-unusable', parameter('SITE_URL', 'https://www.acme.com/en'), 'without a path'],
  ['parameter-unusable', parameter('MAIL_FROM', 'Acme hello@acme.com'), 'Name <address>'],
  ['parameter-unusable', parameter('TEAM_EMAIL', 'team(at)acme.com'), 'TEAM_EMAIL'],
  ['parameter-unusable', parameter('ADMIN_EMAILS', 'a@acme.com; b@acme.com'), 'separated by commas'],
  ['parameter-unusable', parameter('RATE_LIMIT_PER_HOUR', '-5'), 'from 1 to'],
  ['parameter-unusable', parameter('COPY_SECONDS', '2s'), 'a whole number'],
  ['parameter-unusable', parameter('TRUSTED_PROXIES', '99'), 'from 0 to 10'],
  ['parameter-unusable', parameter('CONFIRM_ABOVE_PER_HOUR', 'never'), "'auto' or 'off' or"],
  ['parameter-unusable', parameter('ECHO_KEY', 'short'), 'at least 20 characters'],
  ['rules-open', rules({ storage: sound.rules.storage.replace('false', 'true') }), 'storage.rules lets'],
  ['rules-open', rules({ firestore: sound.rules.firestore.replace(': if false', '') }), 'firestore.rules'],
  ['rules-broken', rules({ firestore: sound.rules.firestore.replace('}', '') }), 'a syntax error'],
  ['rules-broken', rules({ storage: '' }), 'storage.rules'],
  ['upload-key', { withKeys: ['functions/lib/key.txt'] }, 'functions/lib/key.txt contains a private key'],
  ['site-incomplete', without('robots.txt'), 'robots.txt'],
  ['site-incomplete', without('404.html'), '404.html'],
  ['site-incomplete', without('favicon.ico'), 'favicon.ico'],
  ['ttl-missing', { indexes: { fieldOverrides: sound.indexes.fieldOverrides.slice(1) } }, 'rate_limits'],
  ['upload-private', { uploaded: [...sound.uploaded, '.secret.local'] }, 'functions/.secret.local'],
  ['upload-private', { dist: [...sound.dist, { path: '.env', bytes: 1 }] }, 'dist/.env'],
  ['upload-tests', { uploaded: [...sound.uploaded, 'src/api.test.ts'] }, 'functions/src/api.test.ts'],
  [
    'upload-incomplete',
    { uploaded: sound.uploaded.filter((path) => path !== 'lib/index.js') },
    'lib/index.js',
  ],
  ['lockfile-differs', { lockfileProblems: ['missing: zod@4.6.7'] }, 'missing: zod@4.6.7'],
  ['audit-vulnerable', { vulnerable: 2 }, '2 deployed packages'],
  ['audit-unanswered', { vulnerable: null }, 'The registry did not report'],
  ['site-missing', { dist: [] }, 'no built site'],
  [
    'site-canonical',
    pages({ ...privacy, html: aBuiltPage('privacy.html', 'https://old.com') }),
    'https://old.com/privacy',
  ],
  ['site-policy', pages({ path: '404.html', bytes: 1, html: '<p>Gone' }), '404.html'],
  ['site-empty', pages({ ...home, html: home.html.replace('/projects/', '/') }), 'no reference project'],
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
  const empty = aSoundDeployment(pages({ ...home, html: home.html.replace('/projects/', '/') }));
  expect(checkDeployment(empty)[0]?.isNote).toBeUndefined();
  expect(checkDeployment(empty, { isFirst: true })[0]?.isNote).toBe(true);
});

test('findings that stop a deployment come first', () => {
  const note = { name: 'a-note', problem: 'P.', remedy: 'R.', isNote: true };
  const stop = { name: 'a-stop', problem: 'P.', remedy: 'R.' };
  expect(describeFindings([note, stop])).toMatch(/^STOP {2}a-stop[\s\S]*note {2}a-note/);
});

test('private keys are found by their content, and a library that names the header is not', () => {
  const key = `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSj'.repeat(2)}`;
  expect(containsPrivateKey(key)).toBe(true);
  expect(containsPrivateKey(JSON.stringify({ private_key: key }))).toBe(true);
  expect(containsPrivateKey("if (text.includes('-----BEGIN PRIVATE KEY-----')) parse(text);")).toBe(false);
});
