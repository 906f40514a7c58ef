import { accountEmail } from '../../functions/src/platform/service-accounts.ts';
import type { Deployment } from '../../scripts/deploy/read-deployment.ts';
import { REGION } from '../../src/config/region.ts';
import { aProject } from './projects.ts';

const SITE = 'https://www.acme.com';

/** Returns a page like the build's. */
export function aBuiltPage(path: string, siteUrl = SITE): string {
  const address = new URL(path === 'index.html' ? '/' : `/${path.replace('.html', '')}`, siteUrl);
  return `<meta http-equiv="content-security-policy" content="x"><link rel="canonical" href="${address}"><a href="/projects/${aProject().id}">`;
}

const ACCOUNTS: Deployment['accounts'] = [
  { name: 'booth-api', functions: ['api'], roles: ['datastore.user', 'logging.logWriter'] },
  { name: 'booth-mail', functions: ['deliverMail'], roles: ['datastore.user', 'logging.logWriter'] },
  {
    name: 'booth-outbox',
    functions: ['queueMail'],
    roles: ['cloudtasks.enqueuer', 'eventarc.eventReceiver', 'logging.logWriter', 'run.invoker'],
  },
];

const HEADERS = [
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'X-Frame-Options',
  'Content-Security-Policy',
].map((key) => ({ key, value: 'x' }));

const FILES = [
  'robots.txt',
  'sitemap-index.xml',
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
].map((path) => ({ path, bytes: 1_000 }));

function aRulesFile(service: string): string {
  return `rules_version = '2';
// The rules' first line
service ${service} {
  function isWeb(url) { return url.matches('https?://[^)]+'); }
  match /{all=**} {
    allow read, write: if false;
  }
}
`;
}

/** Returns a deployment without findings. */
export function aSoundDeployment(changes: Partial<Deployment> = {}): Deployment {
  const page = (path: string) => ({ path, bytes: 20_000, html: aBuiltPage(path) });
  const { project = 'acme' } = changes;
  return {
    project,
    changed: [],
    isTested: true,
    changedSince: undefined,
    builtFor: [project],
    site: { SITE_URL: SITE, PUBLIC_FIREBASE_API_KEY: 'key', PUBLIC_FIREBASE_PROJECT_ID: 'acme' },
    parameters: { SITE_URL: SITE, TEAM_EMAIL: 'team@acme.com' },
    brand: { email: 'hello@acme.com', phone: '+1 (702) 800-1234', postalAddress: '' },
    config: {
      hosting: {
        rewrites: [{ source: '/api/**', function: { functionId: 'api', region: REGION } }],
        headers: [{ source: '**', headers: HEADERS }],
      },
    },
    rules: { firestore: aRulesFile('cloud.firestore'), storage: aRulesFile('firebase.storage') },
    withKeys: [],
    indexes: {
      fieldOverrides: ['rate_limits', 'idempotency_keys'].map((collectionGroup) => ({
        collectionGroup,
        fieldPath: 'expires_at',
        ttl: true,
      })),
    },
    manifest: {
      endpoints: {
        api: {
          region: [REGION],
          maxInstances: 20,
          availableMemoryMb: 512,
          secretEnvironmentVariables: [{ key: 'CALENDAR_KEY' }],
          httpsTrigger: {},
          serviceAccountEmail: accountEmail('booth-api', project),
        },
        deliverMail: {
          region: [REGION],
          maxInstances: 3,
          secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
          taskQueueTrigger: {},
          serviceAccountEmail: accountEmail('booth-mail', project),
        },
        queueMail: {
          region: [REGION],
          maxInstances: 10,
          eventTrigger: {},
          serviceAccountEmail: accountEmail('booth-outbox', project),
        },
      },
      params: [
        { name: 'SITE_URL', type: 'string' },
        { name: 'TEAM_EMAIL', type: 'string' },
        { name: 'COPY_SECONDS', type: 'string', default: '2' },
        { name: 'SMTP_URL', type: 'secret' },
        { name: 'CALENDAR_KEY', type: 'secret' },
      ],
    },
    accounts: ACCOUNTS,
    uploaded: [
      'package.json',
      'package-lock.json',
      'lib/main.cjs',
      'lib/index.js',
      'lib/access.js',
      'lib/api.js',
      'lib/api.js.map',
    ],
    lockfileProblems: [],
    vulnerable: 0,
    dist: [page('index.html'), page('privacy.html'), page('404.html'), ...FILES],
    ...changes,
  };
}
