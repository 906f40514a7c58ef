import {
  accountEmail,
  type Role,
  type ServiceAccount,
} from '../../functions/src/platform/service-accounts.ts';
import { REGION } from '../../src/config/region.ts';
import type { Endpoint, Finding, Manifest, Rewrite } from './deployment.ts';
import type { Deployment } from './read-deployment.ts';

/** Secret that the mail queues need; without it every mail waits until it expires. */
const MAIL_SECRET = 'SMTP_URL';

/** Secret that opens administrators' calendars and the secrets of webhooks, and the functions that need it. */
const CALENDAR_SECRET = 'CALENDAR_KEY';
const CALENDAR_READERS = ['adminApi', 'api', 'deliverWebhook', 'everyTenMinutes'];

/** Finds faults in the functions' manifest and in the rewrites to them. */
export function checkFunctions({ manifest, config }: Pick<Deployment, 'manifest' | 'config'>): Finding[] {
  const endpoints = Object.entries(manifest.endpoints);
  return [
    ...endpoints.flatMap(([name, endpoint]) => checkEndpoint(name, endpoint)),
    ...config.hosting.rewrites.flatMap((rewrite) => checkRewrite(rewrite, manifest)),
    ...checkReached(config.hosting.rewrites, manifest),
    ...checkHeaders(config.hosting),
  ];
}

/** Finds functions for requests that no rewrite leads to, and rewrites behind one that takes their requests. */
function checkReached(rewrites: readonly Rewrite[], { endpoints }: Manifest): Finding[] {
  const remedy = 'Correct the rewrites in firebase.json; the first that fits is taken.';
  const targets = rewrites.map(({ function: target }) => target?.functionId);
  const unreached = Object.entries(endpoints)
    .filter(([name, { httpsTrigger }]) => httpsTrigger && !targets.includes(name))
    .map(([name]) => ({ name: 'rewrite-missing', problem: `No rewrite leads to ${name}.`, remedy }));
  const shadowed = rewrites.flatMap(({ source = '' }, index) => {
    const before = rewrites
      .slice(0, index)
      .find((other) => other.source?.endsWith('**') && source.startsWith(other.source.slice(0, -2)));
    if (!before) return [];
    const problem = `${source} is never reached: ${before.source} stands before it.`;
    return [{ name: 'rewrite-order', problem, remedy }];
  });
  return [...unreached, ...shadowed];
}

/** Headers that every page needs. */
const SECURITY_HEADERS = [
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'X-Frame-Options',
  'Content-Security-Policy',
];

function checkHeaders({ headers = [] }: Deployment['config']['hosting']): Finding[] {
  const all = headers.filter(({ source }) => source === '**').flatMap((entry) => entry.headers);
  const missing = SECURITY_HEADERS.filter((name) => !all.some(({ key, value }) => key === name && value));
  if (missing.length === 0) return [];
  const problem = `Pages would be sent without ${missing.join(', ')}.`;
  const remedy = "Add them to the headers of '**' in firebase.json.";
  return [{ name: 'headers-missing', problem, remedy }];
}

function checkEndpoint(name: string, endpoint: Endpoint): Finding[] {
  const findings: Finding[] = [];
  const add = (kind: string, problem: string, remedy: string) =>
    findings.push({ name: kind, problem: `The function ${name} ${problem}.`, remedy });

  const region = endpoint.region?.join(', ') ?? '';
  if (region !== REGION) {
    const problem = `is in ${region || 'no named region'}`;
    add('region-differs', problem, 'Give it the region of src/config/region.ts.');
  }
  if (!endpoint.maxInstances) {
    add('instances-unbounded', 'may have any number of instances, and cost as much', 'Give it maxInstances.');
  }
  if (endpoint.httpsTrigger && !endpoint.availableMemoryMb) {
    add('memory-missing', 'answers the public in whatever memory is usual', 'Give it memory.');
  }
  const secrets = endpoint.secretEnvironmentVariables?.map(({ key }) => key) ?? [];
  if (endpoint.taskQueueTrigger && name !== 'deliverWebhook' && !secrets.includes(MAIL_SECRET)) {
    add('secret-missing', `delivers mail without ${MAIL_SECRET}`, `Add ${MAIL_SECRET} to its secrets.`);
  }
  if (CALENDAR_READERS.includes(name) && !secrets.includes(CALENDAR_SECRET)) {
    const problem = `lacks ${CALENDAR_SECRET}`;
    add('secret-missing', problem, `Add ${CALENDAR_SECRET} to its secrets.`);
  }
  return findings;
}

function checkRewrite({ source = '', function: target }: Rewrite, { endpoints }: Manifest): Finding[] {
  if (!target) return [];
  const { functionId, region } = target;
  const endpoint = endpoints[functionId];
  if (!endpoint?.httpsTrigger) {
    const problem = `${source} leads to ${functionId}, which is not a function that answers requests.`;
    return [{ name: 'rewrite-lost', problem, remedy: 'Correct the rewrite in firebase.json.' }];
  }
  if (region === endpoint.region?.[0]) return [];
  const problem = `${source} looks for ${functionId} in ${region ?? 'no region'}; it is in ${endpoint.region?.join(', ')}.`;
  const remedy = 'Give firebase.json the region of src/config/region.ts.';
  return [{ name: 'rewrite-region', problem, remedy }];
}

const TABLE = 'functions/src/platform/service-accounts.ts';

/** Finds functions without their own service account, and accounts that lack a role for their triggers. */
export function checkAccounts({
  project,
  manifest,
  accounts,
}: Pick<Deployment, 'project' | 'manifest' | 'accounts'>): Finding[] {
  return Object.entries(manifest.endpoints).flatMap(([name, endpoint]) => {
    const account = accounts.find(({ functions }) => functions.includes(name));
    const email = account && accountEmail(account.name, project);
    if (!account || endpoint.serviceAccountEmail !== email) {
      const wanted = email ? `${email}, as ${TABLE} says` : 'no account of its own';
      const problem = `The function ${name} runs as ${endpoint.serviceAccountEmail ?? 'the account of the whole project'}; it has ${wanted}.`;
      const remedy = `Give it a line in ${TABLE}, and ...entryPoint('${name}') among its options.`;
      return [{ name: 'account-missing', problem, remedy }];
    }
    return missingRoles(account, endpoint).map(({ role, reason }) => ({
      name: 'role-missing',
      problem: `The function ${name} ${reason}, but ${account.name} has no ${role}.`,
      remedy: `Add it to ${TABLE}, then npm run deploy -- --accounts --yes.`,
    }));
  });
}

function missingRoles({ roles }: ServiceAccount, { eventTrigger }: Endpoint) {
  const needs: { role: Role; reason: string }[] = [{ role: 'logging.logWriter', reason: 'logs' }];
  if (eventTrigger) {
    const reason = 'follows changes of documents';
    needs.push({ role: 'eventarc.eventReceiver', reason }, { role: 'run.invoker', reason });
  }
  return needs.filter(({ role }) => !roles.includes(role));
}
