import { expect, test, vi } from 'vitest';
import { emptyDatabase, NOW, Timestamp } from '../support/api-under-test.ts';
import { deliverKind } from '../support/outbox.ts';
import { acceptanceOf, aSentProposal, tokenOf } from '../support/proposal-under-test.ts';

test('a reading is counted when the page says that it is seen, not for what loads or checks a link', async () => {
  const { api, see, token, id, proposal, db } = await aSentProposal();
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
  // It is shown although it cannot be counted
  const ref = db.doc(`proposals/${id}`);
  const update = vi.spyOn(Object.getPrototypeOf(ref) as typeof ref, 'update');
  update.mockRejectedValueOnce(new Error('No more writes'));
  expect((await see(token, '?seen=true')).status).toBe(200);
});

test('a wish brings a lost customer back as something to do today; declining does not', async () => {
  const { id, act, token, deal, send, changeDeal } = await aSentProposal();
  const lose = () => changeDeal({ state: 'lost', lost_reason: 'Silence' });
  await lose();
  await act('ask', token, { version: 1, text: 'Blue' });
  expect(await deal()).toMatchObject({
    ...{ state: 'proposal', due_on: '2026-11-21', lost_reason: '', waiting: { for: 'change' } },
  });

  const { json } = await send({ replaces: { id, version: 1 } });
  expect((await deal()).waiting).toBeNull();
  await lose();
  await act('decline', tokenOf(json.url), { version: 2, reason: 'No' });
  expect(await deal()).toMatchObject({ state: 'lost', next_step: null, lost_reason: 'Silence' });
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

test('withdrawing closes every link but for saying so, for good: a new version has its own', async () => {
  const { send, see, booth, team, token, id } = await aSentProposal();
  const links = [token, tokenOf((await send({ replaces: { id, version: 1 } })).json.url)];

  await team(`/${id}/withdraw`);

  for (const link of links) {
    for (const query of ['', '?version=newest']) {
      const { status, json, text } = await see(link, query);
      expect([status, json.proposal]).toMatchObject([200, { state: 'withdrawn', sheet: null, sha256: null }]);
      expect(text).not.toMatch(/acme|Bar stools/i);
      expect((await booth(link, query)).json.code).toBe('proposal-not-found');
    }
  }
  const { json } = await send({ replaces: { id, version: 2 } });
  expect((await see(tokenOf(json.url))).json.proposal.state).toBe('open');
  for (const link of links) expect((await see(link)).json.code).toBe('proposal-not-found');
});

test('another link closes all former ones', async () => {
  const { send, see, team, token, id } = await aSentProposal();
  const second = tokenOf((await send({ replaces: { id, version: 1 } })).json.url);
  const links = [await team(`/${id}/link`), await team(`/${id}/link`)].map(({ json }) => tokenOf(json.url));

  for (const closed of [token, second, links[0]]) {
    expect((await see(closed ?? '')).json.code).toBe('proposal-not-found');
  }
  expect((await see(links[1] ?? '')).json.proposal).toMatchObject({ state: 'open', version: 2 });
});

test.each(['link', 'withdraw'])('the mail with a link that was closed does not leave: %s', async (what) => {
  const { db, id, team, mails } = await aSentProposal();
  await team(`/${id}/${what}`);
  expect(await deliverKind(db, 'proposal', NOW)).toEqual([]);
  expect(await mails('proposal')).toEqual([]);
});

test('a version that was replaced before its mail left is not mailed', async () => {
  const { db, id, send } = await aSentProposal();
  await send({ replaces: { id, version: 1 } });
  expect(await deliverKind(db, 'proposal', NOW)).toEqual([expect.stringContaining('New version')]);
});

test('payments of an accepted proposal are shown to the customer; the team can make another link', async () => {
  const { team, pay, deal, act, see, token, id } = await aSentProposal();
  expect((await pay(0, '2026-11-20')).json.code).toBe('changed-meanwhile');
  await act('accept', token, acceptanceOf(await see(token)));

  for (const paid_on of ['2026-10-21', '2026-11-22']) {
    const { fields } = (await pay(1, paid_on)).json;
    expect(fields).toEqual({ paid_on: 'Choose a day from Thursday, October 22, 2026 to today' });
  }
  expect((await pay(0, '2026-11-20')).status).toBe(200);
  expect((await deal()).payments).toEqual([
    { text: 'With the order', amount: 4249.75, due_on: '2026-11-21', paid_on: '2026-11-20' },
    { text: '35 days before the show', amount: 4249.75, due_on: '2027-01-05', paid_on: null },
  ]);

  const { url } = (await team(`/${id}/link`)).json;
  expect((await see(tokenOf(url))).json.proposal).toMatchObject({
    ...{ deposit_on: '2026-11-20', paid_on: null, state: 'accepted' },
  });
  expect((await team(`/${id}/withdraw`)).json.code).toBe('proposal-over');
  expect((await team('/none/link')).status).toBe(404);
  await pay(1, '2026-11-21');
  expect((await see(tokenOf(url))).json.proposal).toMatchObject({ paid_on: '2026-11-21' });
});

test("bank details and tax line stand on a version and in the customer's copy, as they were when it was sent", async () => {
  const db = emptyDatabase();
  await db.doc('terms/terms').set({ bank_details: 'First Bank\nIBAN 1', tax_line: 'No sales tax in Nevada' });
  const { see, act, token, mails } = await aSentProposal({ db });
  await db.doc('terms/terms').set({ bank_details: 'Other Bank' });
  const shown = await see(token);
  expect(JSON.parse(shown.json.proposal.sheet).from).toMatchObject({
    bank_details: 'First Bank\nIBAN 1',
    tax_line: 'No sales tax in Nevada',
  });
  await act('accept', token, acceptanceOf(shown));
  const [copy] = await mails('proposal-accepted');
  for (const text of ['First Bank', 'No sales tax in Nevada']) expect(copy?.['text']).toContain(text);
});
