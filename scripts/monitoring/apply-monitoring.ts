import type { Cloud } from '../google-cloud.ts';
import { filledIn, readAlerts, readBody, readMetrics, readRunbook } from './monitoring-files.ts';

const MONITORING = 'https://monitoring.googleapis.com';
const LOGGING = 'https://logging.googleapis.com';
const BILLING = 'https://billingbudgets.googleapis.com';

/** Label that marks our resources in a project. */
const LABEL = 'booth-part';

export interface Watched {
  readonly project: string;
  readonly siteUrl: string;
  readonly mail: string;
  /** Billing account; without one, there is no budget. */
  readonly billing?: string | undefined;
  /** Units of the account's currency per month. */
  readonly budget: string;
}

interface Stored {
  readonly name: string;
  readonly userLabels?: Readonly<Record<string, string>>;
  readonly displayName?: string;
  readonly etag?: string;
}

/** A collection of one of Google's APIs. */
interface Place {
  readonly api: string;
  readonly parent: string;
  readonly kind: string;
}

interface Work {
  readonly cloud: Cloud;
  readonly watched: Watched;
  /** Receives a line for each resource. */
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
    await cloud('PUT', `${LOGGING}/v2/projects/${project}/metrics/${metric.name}`, metric);
    tell(`metric ${metric.name}`);
  }
  const known: Record<string, string> = {
    PROJECT: project,
    HOST: new URL(siteUrl).hostname,
    CHANNEL: channel.name,
    BUDGET: budget,
  };
  for (const [name, check] of Object.entries(readBody<Record<string, object>>('uptime.json'))) {
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
  await applyDashboard(work, filledIn(readBody<object>('dashboard.json'), known));
  if (billing) await applyBudget(work, billing, filledIn(readBody('budget.json'), known));
}

/** Creates a resource, or updates the one with its label. */
async function upsert(work: Work, kind: string, part: string, body: object): Promise<Stored> {
  const place = { api: `${MONITORING}/v3`, parent: `projects/${work.watched.project}`, kind };
  const stored = (await listAll(work.cloud, place)).find(({ userLabels }) => userLabels?.[LABEL] === part);
  return write(work, `${kind} ${part}`, place, stored?.name, { ...body, userLabels: { [LABEL]: part } });
}

/** Updates the resource `name`, or creates one if there is none. */
async function write(
  { cloud, tell }: Work,
  title: string,
  { api, parent, kind }: Place,
  name: string | undefined,
  body: object,
): Promise<Stored> {
  const saved = name
    ? await cloud<Stored>('PATCH', `${api}/${name}`, { ...body, name })
    : await cloud<Stored>('POST', `${api}/${parent}/${kind}`, body);
  tell(`${name ? 'changed' : 'created'} ${title}`);
  return saved;
}

async function listAll(cloud: Cloud, { api, parent, kind }: Place): Promise<Stored[]> {
  const all: Stored[] = [];
  let token = '';
  do {
    const query = `?pageSize=100${token ? `&pageToken=${encodeURIComponent(token)}` : ''}`;
    const page = await cloud<Record<string, unknown>>('GET', `${api}/${parent}/${kind}${query}`);
    all.push(...((page[kind] ?? []) as Stored[]));
    token = String(page['nextPageToken'] ?? '');
  } while (token);
  return all;
}

async function applyDashboard(work: Work, body: object): Promise<void> {
  const place = { api: `${MONITORING}/v1`, parent: `projects/${work.watched.project}`, kind: 'dashboards' };
  const id = '/dashboards/booth-site';
  // Names of stored ones can have the project's number
  const stored = (await listAll(work.cloud, place)).find(({ name }) => name.endsWith(id));
  const name = `${place.parent}${id}`;
  await write(work, 'dashboard', place, stored?.name, { ...body, name, etag: stored?.etag });
}

async function applyBudget(work: Work, billing: string, body: { displayName: string }): Promise<void> {
  const place = { api: `${BILLING}/v1`, parent: `billingAccounts/${billing}`, kind: 'budgets' };
  const all = await listAll(work.cloud, place);
  const stored = all.find(({ displayName }) => displayName === body.displayName);
  await write(work, 'budget', place, stored?.name, body);
}
