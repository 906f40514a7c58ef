import { ExpectedError } from '../stack/expected-error.ts';
import {
  filledIn,
  readAlerts,
  readBudget,
  readDashboard,
  readMetrics,
  readRunbook,
  readUptimeChecks,
} from './monitoring-files.ts';

const MONITORING = 'https://monitoring.googleapis.com';
const LOGGING = 'https://logging.googleapis.com';
const BILLING = 'https://billingbudgets.googleapis.com';

/** Label that marks our resources in a project. */
const LABEL = 'booth-part';

/** Values for the files' placeholders. */
export interface Watched {
  readonly project: string;
  /** The public address of the site. */
  readonly siteUrl: string;
  /** Address for alert mails. */
  readonly mail: string;
  /** Billing account of the budget; the budget is skipped without one. */
  readonly billing?: string | undefined;
  /** Units of the account's currency per month. */
  readonly budget: string;
}

interface Stored {
  readonly name: string;
  readonly userLabels?: Readonly<Record<string, string>>;
  readonly displayName?: string;
}

/** Applies one part; `tell` receives a line for each resource. */
interface Work {
  readonly cloud: Cloud;
  readonly watched: Watched;
  readonly tell: (line: string) => void;
}

/**
 * Creates or updates metrics, checks, alerts, dashboard and budget from the files. Safe to repeat. Does not delete resources
 * that are no longer in the files.
 */
export async function applyMonitoring(work: Work): Promise<void> {
  const { cloud, watched, tell } = work;
  const { project, siteUrl, mail, billing, budget } = watched;
  const channel = await upsert(work, 'notificationChannels', 'mail', {
    type: 'email',
    displayName: 'Who looks after the booth site',
    labels: { email_address: mail },
  });
  for (const metric of readMetrics()) {
    await cloud.ask('PUT', `${LOGGING}/v2/projects/${project}/metrics/${metric.name}`, metric);
    tell(`metric ${metric.name}`);
  }
  const known: Record<string, string> = {
    PROJECT: project,
    HOST: new URL(siteUrl).hostname,
    CHANNEL: channel.name,
    BUDGET: budget,
  };
  for (const [name, check] of Object.entries(readUptimeChecks())) {
    const { name: id } = await upsert(work, 'uptimeCheckConfigs', name, filledIn(check, known));
    known[`UPTIME_${name.toUpperCase()}`] = id.split('/').at(-1) ?? '';
  }
  const runbook = readRunbook();
  for (const { name, ...policy } of readAlerts()) {
    const documentation = { content: runbook.get(name) ?? '', mimeType: 'text/markdown' };
    await upsert(work, 'alertPolicies', name, {
      ...filledIn(policy, known),
      documentation,
      notificationChannels: [channel.name],
    });
  }
  await applyDashboard(work, filledIn(readDashboard(), known));
  if (billing) await applyBudget(work, billing, filledIn(readBudget(), known));
}

/** Creates a resource, or updates the one with its label. */
async function upsert(
  { cloud, watched, tell }: Work,
  kind: string,
  part: string,
  body: object,
): Promise<Stored> {
  const collection = `${MONITORING}/v3/projects/${watched.project}/${kind}`;
  const stored = (await listAll(cloud, collection, kind)).find(
    ({ userLabels }) => userLabels?.[LABEL] === part,
  );
  const labelled = { ...body, userLabels: { [LABEL]: part } };
  const saved = stored
    ? await cloud.ask<Stored>('PATCH', `${MONITORING}/v3/${stored.name}`, { ...labelled, name: stored.name })
    : await cloud.ask<Stored>('POST', collection, labelled);
  tell(`${stored ? 'changed' : 'created'} ${kind} ${part}`);
  return saved ?? { name: '' };
}

async function listAll(cloud: Cloud, collection: string, kind: string): Promise<Stored[]> {
  const all: Stored[] = [];
  let token = '';
  do {
    const query = `?pageSize=100${token ? `&pageToken=${encodeURIComponent(token)}` : ''}`;
    const page = await cloud.ask<Record<string, unknown>>('GET', collection + query);
    all.push(...((page?.[kind] ?? []) as Stored[]));
    token = String(page?.['nextPageToken'] ?? '');
  } while (token);
  return all;
}

async function applyDashboard({ cloud, watched, tell }: Work, body: object): Promise<void> {
  const collection = `${MONITORING}/v1/projects/${watched.project}/dashboards`;
  const name = `projects/${watched.project}/dashboards/booth-site`;
  const stored = await cloud.ask<{ etag: string }>('GET', `${MONITORING}/v1/${name}`);
  if (stored) await cloud.ask('PATCH', `${MONITORING}/v1/${name}`, { ...body, name, etag: stored.etag });
  else await cloud.ask('POST', collection, { ...body, name });
  tell(`${stored ? 'changed' : 'created'} dashboard`);
}

async function applyBudget(
  { cloud, tell }: Work,
  billing: string,
  body: { readonly displayName: string },
): Promise<void> {
  const collection = `${BILLING}/v1/billingAccounts/${billing}/budgets`;
  const stored = (await listAll(cloud, collection, 'budgets')).find(
    ({ displayName }) => displayName === body.displayName,
  );
  if (stored) await cloud.ask('PATCH', `${BILLING}/v1/${stored.name}`, { ...body, name: stored.name });
  else await cloud.ask('POST', collection, body);
  tell(`${stored ? 'changed' : 'created'} budget`);
}

/** Client of Google's APIs. */
export interface Cloud {
  /** Resolves to the response, or null if not found. */
  readonly ask: <Answer>(method: string, url: string, body?: object) => Promise<Answer | null>;
}

const TIMEOUT_MS = 30_000;

/**
 * Creates a client with a token of `gcloud auth print-access-token`. Requests are billed to `project`.
 * @param addressOf rewrites request addresses, for tests
 */
export function cloudOf(
  token: string,
  project: string,
  addressOf: (url: string) => string = (url) => url,
): Cloud {
  return {
    ask: async <Answer>(method: string, url: string, body?: object): Promise<Answer | null> => {
      const response = await fetch(addressOf(url), {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-goog-user-project': project,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 404 && method === 'GET') return null;
      const answer = (await response.json()) as Answer & { error?: { message?: string } };
      if (response.ok) return answer;
      throw new ExpectedError(
        `${method} ${url} answers ${response.status}: ${answer.error?.message ?? 'no reason given'}`,
      );
    },
  };
}
