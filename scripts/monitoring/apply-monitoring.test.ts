import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { serve } from '../../tests/support/serve.ts';
import { cloudOf } from '../google-cloud.ts';
import { applyMonitoring } from './apply-monitoring.ts';
import { readAlerts } from './monitoring-files.ts';

type Body = Record<string, unknown>;

const COLLECTIONS = /\/(notificationChannels|uptimeCheckConfigs|alertPolicies|dashboards|budgets)$/;

/** Fake Google APIs with pages of two entries: their content by path, and the requests. */
async function aCloud() {
  const stored = new Map<string, Body>();
  const requests: string[] = [];
  const origin = await serve(async (request, response) => {
    const { pathname: asked, searchParams } = new URL(request.url ?? '', 'http://cloud');
    const pathname = asked.replace('/projects/123/', '/projects/acme/');
    const body = request.method === 'GET' ? {} : ((await json(request)) as Body);
    requests.push(`${request.method} ${pathname}`);
    const answer = (status: number, value: unknown) => response.writeHead(status).end(JSON.stringify(value));
    const [, kind] = COLLECTIONS.exec(pathname) ?? [];
    if (request.headers.authorization !== 'Bearer token') answer(401, { error: { message: 'sign in' } });
    else if (request.method === 'POST') {
      const path = `${pathname}/${kind === 'dashboards' ? 'booth-site' : stored.size + 1}`;
      const ofApi = path.replace(/^\/v\d\//, '');
      const name = kind === 'dashboards' ? ofApi.replace('/acme/', '/123/') : ofApi;
      const saved = { ...body, name, etag: 'e1' };
      stored.set(path, saved);
      answer(200, saved);
    } else if (request.method === 'GET' && kind) {
      const all = [...stored].filter(([path]) => path.startsWith(`${pathname}/`)).map(([, value]) => value);
      const at = Number(searchParams.get('pageToken') ?? 0);
      const nextPageToken = at + 2 < all.length ? String(at + 2) : '';
      answer(200, { [kind]: all.slice(at, at + 2), nextPageToken });
    } else if (request.method !== 'PUT' && !stored.has(pathname)) answer(404, { error: {} });
    else if (request.method === 'PATCH' && kind === undefined && pathname.includes('dashboards')) {
      if (body['etag'] !== 'e1') answer(409, { error: { message: 'etag' } });
      else answer(200, stored.set(pathname, body).get(pathname));
    } else if (request.method === 'GET') answer(200, stored.get(pathname));
    else answer(200, stored.set(pathname, body).get(pathname));
  });
  const here = (url: string) => url.replace(/^https:\/\/\w+\.googleapis\.com/, origin);
  return {
    stored,
    requests,
    cloud: cloudOf('token', 'acme', here),
    unauthorized: cloudOf('no', 'acme', here),
  };
}

const WATCHED = {
  project: 'acme',
  siteUrl: 'https://www.acme.com',
  mail: 'owner@acme.com',
  billing: '0A-0B-0C',
  budget: '80',
};

const ignore = () => undefined;

test('the first run creates everything, the next one updates it', async () => {
  const { cloud, stored, requests } = await aCloud();
  await applyMonitoring({ cloud, watched: WATCHED, tell: ignore });
  const first = new Map(stored);
  requests.length = 0;
  await applyMonitoring({ cloud, watched: { ...WATCHED, budget: '120' }, tell: ignore });

  expect([...stored.keys()]).toEqual([...first.keys()]);
  expect(requests.filter((line) => line.startsWith('POST'))).toEqual([]);
  const budget = [...stored].find(([path]) => path.includes('budgets'))?.[1];
  expect(budget?.['amount']).toEqual({ specifiedAmount: { units: '120' } });
});

test('each alert mails the operator, with its section of the runbook', async () => {
  const { cloud, stored } = await aCloud();
  await applyMonitoring({ cloud, watched: WATCHED, tell: ignore });
  const channel = [...stored.values()].find(({ type }) => type === 'email');
  expect(channel?.['labels']).toEqual({ email_address: 'owner@acme.com' });
  const policies = [...stored].filter(([path]) => path.includes('alertPolicies')).map(([, policy]) => policy);
  expect(policies).toHaveLength(readAlerts().length);
  for (const policy of policies) {
    expect(policy['notificationChannels']).toEqual([channel?.['name']]);
    expect(policy['documentation']).toMatchObject({ content: expect.stringContaining('**Do.**') });
  }
});

test('the uptime alert refers to the checks that were created for the host', async () => {
  const { cloud, stored } = await aCloud();
  await applyMonitoring({ cloud, watched: WATCHED, tell: ignore });
  const checks = [...stored.values()].filter((one) => one['httpCheck']);
  expect(checks.map(({ monitoredResource }) => (monitoredResource as Body)['labels'])).toEqual([
    { project_id: 'acme', host: 'www.acme.com' },
    { project_id: 'acme', host: 'www.acme.com' },
  ]);
  const down = [...stored.values()].find(({ displayName }) => displayName === 'The site is not in order');
  for (const check of checks) {
    const id = String(check['name']).split('/').at(-1);
    expect(JSON.stringify(down?.['conditions'])).toContain(`check_id=\\"${id}\\"`);
  }
});

test('foreign resources in the project are left alone', async () => {
  const { cloud, stored } = await aCloud();
  const path = '/v3/projects/acme/alertPolicies/theirs';
  stored.set(path, { name: 'projects/acme/alertPolicies/theirs', displayName: 'A mail was given up' });
  await applyMonitoring({ cloud, watched: WATCHED, tell: ignore });
  expect(stored.get(path)).toEqual({
    name: 'projects/acme/alertPolicies/theirs',
    displayName: 'A mail was given up',
  });
});

test('without a billing account there is no budget', async () => {
  const { cloud, requests } = await aCloud();
  await applyMonitoring({ cloud, watched: { ...WATCHED, billing: undefined }, tell: ignore });
  expect(requests.some((line) => line.includes('budgets'))).toBe(false);
});

test('a refusal stops the run with the API’s message', async () => {
  const { unauthorized } = await aCloud();
  const refused = applyMonitoring({ cloud: unauthorized, watched: WATCHED, tell: ignore });
  await expect(refused).rejects.toThrow('answers 401: sign in');
});
