/** A deployment checks that the functions see the caller's address, behind proxies like Hosting's. */
import { expect, test } from 'vitest';
import { readCaller } from '../../scripts/deploy/smoke.ts';
import { bucket } from '../support/admin-api-under-test.ts';
import { startApi } from '../support/api-under-test.ts';
import { serve } from '../support/serve.ts';

const KEY = 'a key of more than twenty characters';
const VISITOR = '198.51.100.7';
const CDN = '151.101.1.57';

/** Starts the API behind proxies that append `seen` to the caller's header. */
async function behind(seen: readonly string[], trustedProxies: number): Promise<string> {
  const settings = { trustedProxies, echoKey: KEY };
  const { origin } = await startApi({ bucket: () => bucket, settings });
  return serve(async (request, response) => {
    const chain = [request.headers['x-forwarded-for'] ?? [], seen].flat().join(', ');
    const headers = { 'x-echo-key': String(request.headers['x-echo-key']), 'x-forwarded-for': chain };
    const answer = await fetch(origin + request.url, { headers });
    for (const name of ['x-caller-address', 'x-caller-before']) {
      response.setHeader(name, answer.headers.get(name) ?? '');
    }
    response.writeHead(answer.status);
    response.end(await answer.text());
  });
}

test("behind Hosting the functions see the caller, regardless of the caller's headers", async () => {
  expect(await readCaller(await behind([VISITOR, CDN], 2), KEY)).toEqual({
    address: VISITOR,
    problems: [],
  });
});

test('a proxy mistaken for all visitors is reported, and so is a trusted header', async () => {
  const { problems: proxy } = await readCaller(await behind([VISITOR, CDN], 1), KEY);
  expect(proxy).toEqual([expect.stringContaining(`take all visitors for ${CDN}`)]);

  const { problems: none } = await readCaller(await behind([], 0), KEY);
  expect(none).toEqual([expect.stringContaining('take all visitors for 127.0.0.1')]);

  const believing = await serve((request, response) => {
    response.setHeader('x-caller-address', request.headers['x-forwarded-for'] ?? VISITOR).end('{}');
  });
  const { problems: forged } = await readCaller(believing, KEY);
  expect(forged).toEqual(['The functions believe a forged X-Forwarded-For: TRUSTED_PROXIES is too many.']);
});

test('a proxy that the list lacks is named, and what it takes this machine for', async () => {
  const { problems } = await readCaller(await behind([VISITOR, '198.51.100.99'], 2), KEY);

  expect(problems).toEqual([expect.stringContaining(`198.51.100.99, a proxy that names ${VISITOR}`)]);
});

test('a caller with another key gets nothing, and one with it a response that no cache keeps', async () => {
  const { get } = await startApi({ bucket: () => bucket, settings: { trustedProxies: 1, echoKey: KEY } });
  const asked = { 'x-forwarded-for': VISITOR };

  const [plain, wrong, right] = [
    await get('/api/health', asked),
    await get('/api/health', { ...asked, 'x-echo-key': `${KEY}.` }),
    await get('/api/health', { ...asked, 'x-echo-key': KEY }),
  ];

  expect([plain, wrong, right].map(({ headers }) => headers.get('x-caller-address'))).toEqual([
    null,
    null,
    VISITOR,
  ]);
  expect(plain.headers.get('cache-control')).toContain('s-maxage');
  expect(right.headers.get('cache-control')).toBe('no-store');
});
