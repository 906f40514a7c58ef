/** Redirects as answers to an event, and how often an event is posted. */
import { expect, test } from 'vitest';
import { NOW } from '../support/api-under-test.ts';
import { aRequest } from '../support/webhook-under-test.ts';

const HOUR = 3_600_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);

test.each([
  [302, 'https://script.example.com/macros/echo?x=1'],
  [303, '/done'],
])('a redirect with %i after the POST is an answer: delivered, once in a day', async (status, location) => {
  const { says, deliver, delivery, endpoint, received } = await aRequest();
  says.answer = { status, location };

  for (const hours of [0, 1, 25]) expect(await deliver(later(hours * HOUR))).toEqual([]);

  expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 1, status, failure: '' });
  expect(received).toHaveLength(1);
  expect(await endpoint()).toMatchObject({ is_active: true });
});

test.each([
  [301, 'https://new.acme.com/hook', 'https://new.acme.com/hook'],
  [307, 'http://127.0.0.1:1/', 'http://127.0.0.1:1/'],
  [308, '/new', '/new'],
])(
  'a redirect with %i to %s is not followed; the event stops and names it',
  async (status, location, named) => {
    const { says, deliver, delivery, endpoint, received, failureMails } = await aRequest();
    says.answer = { status, location };

    expect(await deliver()).toEqual([]);

    const { failure } = (await delivery()) ?? {};
    expect(await delivery()).toMatchObject({ state: 'failed', attempts: 1, status });
    expect(failure).toContain(`redirects (${status}) to `);
    expect(failure).toContain(named);
    expect(received).toHaveLength(1);
    expect(await endpoint()).toMatchObject({ is_active: true });
    expect((await failureMails()).map(({ text }) => text)).toEqual([expect.stringContaining(named)]);
  },
);

test('what stopped at the old address is sent to the new one', async () => {
  const { says, deliver, ask, id, url, delivery, received } = await aRequest();
  says.answer = { status: 308, location: `${url}/new` };
  await deliver();
  says.answer = { status: 204 };

  const refused = await ask(`/webhooks/${id}/change`, { url: 'https://10.0.0.1/' });
  const { status } = await ask(`/webhooks/${id}/change`, { url: `${url}/new` });
  await ask(`/webhooks/${id}/resend`);
  await deliver();

  expect([refused.status, status]).toEqual([400, 200]);
  expect(received.map(({ path }) => path)).toEqual(['/hook', '/hook/new']);
  expect(await delivery()).toMatchObject({ state: 'delivered' });
});
