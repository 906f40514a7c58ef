/** What a deployment tries: a meeting that it books and cancels, and its own address, behind proxies like Hosting's. */
import { expect, test } from 'vitest';
import { readCaller } from '../../scripts/deploy/smoke.ts';
import { bookAndCancel } from '../../scripts/deploy/smoke-booking.ts';
import { bucket } from '../support/admin-api-under-test.ts';
import { documentsOf, startApi } from '../support/api-under-test.ts';
import { offer } from '../support/payloads.ts';
import { serve } from '../support/serve.ts';

const MAILBOX = 'owner@acme.example';

async function aSite(settings: Parameters<typeof startApi>[0] = {}) {
  const { db, origin } = await startApi(settings);
  await offer(db, '2026-12-08', ['10:00 AM', '11:00 AM']);
  return { db, origin };
}

test("the last free time is booked by a visitor whom the team knows, and canceled, regardless of the mail's fate", async () => {
  const { db, origin } = await aSite();

  const { reference, problems } = await bookAndCancel(origin, MAILBOX, () => Promise.resolve(false));

  const late = `The mail about ${reference} has not come to ${MAILBOX}: docs/operate.md, mail-late.`;
  expect(problems).toEqual([late]);
  expect(await documentsOf(db, 'bookings')).toMatchObject([
    { reference, status: 'cancelled', time: '11:00 AM', user_email: MAILBOX, user_name: 'Deployment test' },
  ]);
  expect(await documentsOf(db, 'slot_claims')).toEqual([]);
});

test('a meeting that cannot be booked is reported with the reason', async () => {
  const full = await startApi();
  const none = await bookAndCancel(full.origin, MAILBOX, () => Promise.resolve(true));
  expect(none.problems).toEqual(['There is no free time to book: offer one in the panel.']);

  const { origin } = await aSite({ verifyAppCheck: () => Promise.reject(new Error('never asked')) });
  const { problems } = await bookAndCancel(origin, MAILBOX, () => Promise.resolve(true));
  expect(problems).toEqual([
    '/api/create-booking answers 401 app-check-failed. App Check wants a browser: book and cancel a meeting there.',
  ]);
});

test('a meeting that could not be read is canceled all the same', async () => {
  const { db, origin } = await aSite();
  const { problems } = await bookAndCancel(origin, MAILBOX, () => Promise.reject(new Error('No terminal')));
  expect(problems).toEqual(['No terminal']);
  expect(await documentsOf(db, 'bookings')).toMatchObject([{ status: 'cancelled' }]);
});

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
  const caller = await readCaller(await behind([VISITOR, CDN], 2), KEY);

  expect(caller).toEqual({ address: VISITOR, problems: [] });
});

test('a proxy that is mistaken for all visitors, or missing in the list, is reported, and so is a trusted header', async () => {
  const { problems: proxy } = await readCaller(await behind([VISITOR, CDN], 1), KEY);
  expect(proxy).toEqual([expect.stringContaining(`take all visitors for ${CDN}`)]);

  const { problems: none } = await readCaller(await behind([], 0), KEY);
  expect(none).toEqual([expect.stringContaining('take all visitors for 127.0.0.1')]);

  const { problems: unlisted } = await readCaller(await behind([VISITOR, '198.51.100.99'], 2), KEY);
  expect(unlisted).toEqual([expect.stringContaining(`198.51.100.99, a proxy that names ${VISITOR}`)]);

  const believing = await serve((request, response) => {
    response.setHeader('x-caller-address', request.headers['x-forwarded-for'] ?? VISITOR).end('{}');
  });
  const { problems: forged } = await readCaller(believing, KEY);
  expect(forged).toEqual(['The functions believe a forged X-Forwarded-For: TRUSTED_PROXIES is too many.']);
});

test('a caller with another key gets nothing, and one with it a response that no cache keeps', async () => {
  const { get } = await startApi({ bucket: () => bucket, settings: { trustedProxies: 1, echoKey: KEY } });
  const asked = { 'x-forwarded-for': VISITOR };

  const wrong = await get('/api/health', { ...asked, 'x-echo-key': `${KEY}.` });
  const right = await get('/api/health', { ...asked, 'x-echo-key': KEY });

  expect(wrong.headers.get('x-caller-address')).toBeNull();
  expect(right.headers.get('x-caller-address')).toBe(VISITOR);
  expect(right.headers.get('cache-control')).toBe('no-store');
});
