/** What a proposal's link does by being opened, and by wishes for changes. */
import { expect, test, vi } from 'vitest';
import { NOW, Timestamp } from '../support/api-under-test.ts';
import { aSentProposal, tokenOf } from '../support/proposal-under-test.ts';

test('a reading is counted when the page says that it is seen, not for what loads or checks a link', async () => {
  const { api, see, token, id, proposal } = await aSentProposal();
  const headers = { 'x-proposal-token': token };

  await see(token);
  await see(token, '?version=newest');
  await api.get('/api/proposal?seen=true', { ...headers, 'sec-purpose': 'prefetch;prerender' });
  const { status } = await fetch(`${api.origin}/api/proposal?seen=true`, { method: 'HEAD', headers });
  const before = await proposal(id);
  await see(token, '?seen=true');

  expect(status).toBe(200);
  expect([before['reads'], before['read_at']]).toEqual([0, null]);
  expect(await proposal(id)).toMatchObject({ reads: 1, read_at: Timestamp.fromDate(NOW) });
});

test('a proposal is shown although its reading cannot be counted', async () => {
  const { see, token, db, id } = await aSentProposal();
  const ref = db.doc(`proposals/${id}`);
  vi.spyOn(Object.getPrototypeOf(ref) as typeof ref, 'update').mockRejectedValueOnce(
    new Error('No more writes'),
  );
  expect((await see(token, '?seen=true')).status).toBe(200);
});

test('a wish brings a lost customer back with a next step today; declining does not', async () => {
  const { id, act, token, lead, db, lead_id, send } = await aSentProposal();
  const lose = () =>
    db
      .doc(`quote_submissions/${lead_id}`)
      .update({ 'lead.state': 'lost', 'lead.next_step': null, 'lead.lost_reason': 'Silence' });
  await lose();
  await act('ask', token, { version: 1, text: 'Blue' });
  expect(await lead()).toMatchObject({ state: 'answered', next_step: '2026-11-21', lost_reason: '' });

  const { json } = await send({ replaces: { id, version: 1 } });
  await lose();
  await act('decline', tokenOf(json.url), { version: 2, reason: 'No' });
  expect(await lead()).toMatchObject({ state: 'lost', next_step: null, lost_reason: 'Silence' });
});

test('wishes of one link mail the team once in 60 minutes from the last mail; the panel has them all', async () => {
  const { act, token, id, proposal, mails, setTime } = await aSentProposal();
  const mailed: number[] = [];
  for (const [minute, text] of [
    ...['Blue', 'Green', 'Red'].entries(),
    [59, 'Gray'],
    [60, 'White'],
  ] as const) {
    setTime(new Date(NOW.getTime() + minute * 60_000));
    await act('ask', token, { version: 1, text });
    mailed.push((await mails('proposal-asked-notice')).length);
  }
  expect(mailed).toEqual([1, 1, 1, 1, 2]);
  expect((await proposal(id))['asked']).toHaveLength(5);
});
