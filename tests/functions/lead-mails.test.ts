import { expect, test } from 'vitest';
import { documentsOf, NOW, startApi, TEAM } from '../support/api-under-test.ts';
import { aContactMessage, aCustomRequest, aQuoteRequest, storeCatalogue } from '../support/payloads.ts';

const HOUR_MS = 3_600_000;

/** Starts an API; `sendMany` sends messages one by one and returns their statuses, `mailed` the team's mails so far. */
async function aTeam(totalRequestsPerHour: number, requestsPerHour = 400) {
  const api = await startApi({ settings: { totalRequestsPerHour, requestsPerHour } });
  return {
    ...api,
    sendMany: async (count: number) => {
      const statuses = [];
      for (let visitor = 1; visitor <= count; visitor += 1)
        statuses.push((await api.post('/api/send-contact-email', aContactMessage())).status);
      return statuses;
    },
    mailed: async () =>
      (await documentsOf(api.db, 'mail')).map(({ to, text }) => ({ to, text: String(text) })),
    setHour: (hour: number) => {
      api.time.now = new Date(NOW.getTime() + hour * HOUR_MS);
    },
  };
}

test('above the limit every lead is stored without a mail, and the mails of the next hour with leads say how many', async () => {
  const { db, sendMany, mailed, setHour } = await aTeam(8);

  expect(await sendMany(5)).toEqual(Array(5).fill(202));
  expect(await documentsOf(db, 'contact_messages')).toHaveLength(5);
  expect(await mailed()).toEqual(Array(2).fill({ to: TEAM, text: expect.not.stringContaining('busy hour') }));

  setHour(3);
  await sendMany(1);
  const told = (await mailed()).filter(({ text }) =>
    text.includes('3 more leads arrived in the busy hour before.'),
  );
  expect([told.length, (await mailed()).length]).toEqual([1, 3]);

  setHour(4);
  await sendMany(1);
  expect((await mailed()).filter(({ text }) => text.includes('busy hour'))).toHaveLength(1);
});

test('the limit is exact where it is too high for every lead to read the others', async () => {
  const { sendMany, mailed } = await aTeam(100);
  await sendMany(27);
  expect(await mailed()).toHaveLength(25);
});

test('each kind of lead has its own limit, and in the next hour each is mailed again', async () => {
  const { db, post, mailed, setHour } = await aTeam(1, 60);
  await storeCatalogue(db);
  const sendAll = async () => [
    (await post('/api/send-quote', aQuoteRequest())).status,
    (await post('/api/send-contact-email', aContactMessage())).status,
    (await post('/api/request-custom-booth', aCustomRequest())).status,
  ];

  for (const [hour, mails] of [
    [0, 3],
    [0, 3],
    [1, 6],
  ] as const) {
    setHour(hour);
    expect(await sendAll()).toEqual([201, 202, 202]);
    expect(await mailed()).toHaveLength(mails);
  }
  const told = (await mailed()).filter(({ text }) =>
    text.includes('1 more lead arrived in the busy hour before.'),
  );
  expect(told).toHaveLength(3);
});
