import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteProposal } from '../../functions/src/proposals/delete-proposal.ts';
import { newDeal } from '../../src/domain/deals/change-deal.ts';
import { proposalSheetSchema } from '../../src/domain/proposal/sheet.ts';
import { type ApiAnswer, documentsOf, NOW, TEAM, Timestamp } from '../support/api-under-test.ts';
import { unfolded } from '../support/managed-meeting.ts';
import { storeShow } from '../support/payloads.ts';
import {
  acceptanceOf,
  aDraft,
  aQuotedLead,
  aSentProposal,
  LINES,
  TOTAL,
  tokenOf,
} from '../support/proposal-under-test.ts';

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

test('a version is shown as it was sent, with its SHA-256, and its link', async () => {
  const { see, token, id, reference, proposal, db, mails, deal } = await aSentProposal();

  const { status, json, headers } = await see(token);

  expect(status).toBe(200);
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
  const { sheet, sha256, ...state } = json.proposal;
  expect(hashOf(sheet)).toBe(sha256);
  const said = JSON.parse(sheet);
  expect(proposalSheetSchema.safeParse(said).success).toBe(true);
  expect(said).toMatchObject({
    ...{ format: 1, reference, version: 1, date: '2026-11-21', lines: LINES, booth_size: '10x10' },
    to: { name: 'Vera Visitor', company: 'Acme', email: 'vera@acme.example' },
    show: { name: 'CES', place: 'Las Vegas, NV' },
    booth: { design: { id: 'launch', title: 'Launch' }, logo: null, picture: null },
  });
  expect(said.booth.design).not.toHaveProperty('admin_id');
  expect(state).toEqual({
    ...{ version: 1, newest: 1, state: 'open', accepted: null, deposit_on: null, paid_on: null },
    ends_at: '2026-12-21T05:00:00.000Z',
    changed_at: NOW.toISOString(),
  });
  expect(await proposal(id)).toMatchObject({ reads: 0, state: 'sent', total: TOTAL });
  expect(JSON.stringify(await documentsOf(db, 'proposals'))).not.toContain(token.split('.')[1]);
  const [mail] = await mails('proposal');
  expect(mail?.['to']).toBe('vera@acme.example');
  expect(mail?.['text']).toContain(`#${token}`);
  expect(mail?.['text']).toContain('$8,499.50');
  expect(mail?.['text']).toContain('Valid until Sunday, December 20, 2026, midnight Eastern time');
  expect(mail?.['text']).not.toContain('Acme');
  expect(await deal()).toMatchObject({
    ...{ state: 'proposal', due_on: '2026-12-17', amount: TOTAL, host: 'admin@booth.example' },
    proposal: { id, reference, state: 'sent', total: TOTAL, valid_until: '2026-12-20' },
  });
});

test('a preview shows the sheet that is sent then, and stores nothing', async () => {
  const { team, send, see, db, deal_id } = await aQuotedLead();

  const { status, json } = await team('/preview', { ...aDraft(), deal_id });

  expect(status).toBe(200);
  expect(await documentsOf(db, 'proposals')).toEqual([]);
  const sent = await see(tokenOf((await send()).json.url));
  expect(sent.json.proposal.sheet).toBe(json.sheet);
});

test('an accepted proposal sells its deal, and both sides get a copy, with a calendar entry for each due date', async () => {
  const { see, act, token, id, proposal, mails, deal, deal_id } = await aSentProposal();

  const { status, json } = await act('accept', token, acceptanceOf(await see(token), [3]));

  const total = TOTAL + 1200;
  expect([status, json.proposal]).toEqual([200, { state: 'accepted', changed_at: NOW.toISOString() }]);
  const shown = (await see(token)).json.proposal.accepted;
  expect(shown).toMatchObject({ ticked: [3], total, name: 'Bo Boss', role: 'CEO', at: NOW.toISOString() });
  expect(await proposal(id)).toMatchObject({ state: 'accepted', accepted: { ticked: [3], total } });
  expect(await deal()).toMatchObject({
    ...{ state: 'sold', is_open: false, amount: total, due_on: '2026-11-21' },
    payments: [{ amount: total / 2 }, { due_on: '2027-01-05' }],
    events: [{ what: 'quote' }, { what: 'proposed', by: 'admin@booth.example' }, { what: 'accepted' }],
  });
  const [copy] = await mails('proposal-accepted');
  const [notice] = await mails('proposal-accepted-notice');
  expect([copy?.['to'], notice?.['to']]).toEqual(['vera@acme.example', TEAM]);
  expect(copy?.['text']).not.toContain('Bo Boss');
  for (const text of ['Bo Boss, CEO', `#customers?customer=${deal_id}`])
    expect(notice?.['text']).toContain(text);
  for (const mail of [copy, notice]) expect(mail?.['text']).toContain('Hanging sign: $1,200.00');
  for (const part of ['DTSTART;VALUE=DATE:20270105', 'TRANSP:TRANSPARENT'])
    expect(unfolded(copy)).toContain(part);
  const own = /#(\S+)/.exec(String(copy?.['text']))?.[1] ?? '';
  expect((await see(own)).json.proposal.accepted.total).toBe(total);
});

test('a new version retires the one before, whose link says so and leads to the newest', async () => {
  const { send, see, act, token, id } = await aSentProposal();
  const first = acceptanceOf(await see(token));

  const { status, json } = await send({ replaces: { id, version: 1 }, note: 'Better' });

  expect([status, json.id, json.version]).toEqual([201, id, 2]);
  expect((await see(token)).json.proposal).toMatchObject({ version: 1, newest: 2, state: 'replaced' });
  const newest = await see(token, '?version=newest');
  expect(newest.json.proposal).toMatchObject({ version: 2, newest: 2, state: 'open' });
  expect((await see(tokenOf(json.url))).json.proposal.version).toBe(2);
  for (const [what, body] of [
    ['accept', first],
    ['decline', { version: 1, reason: '' }],
    ['ask', { version: 1, text: 'A sign' }],
  ] as const) {
    expect((await act(what, token, body)).json.code).toBe('proposal-replaced');
  }
  expect((await act('accept', token, acceptanceOf(newest))).json.proposal.state).toBe('accepted');
  const again = await send({ replaces: { id, version: 2 } });
  expect([again.status, again.json.code]).toEqual([409, 'changed-meanwhile']);
});

test('the team is reminded of the newest version, or of its earlier next step; a lost customer is open again', async () => {
  const { send, id, act, token, deal, changeDeal } = await aSentProposal();
  const sendNext = async (version: number, valid_until: string) => {
    await send({ replaces: { id, version }, valid_until });
    const { state, due_on } = await deal();
    return [state, due_on];
  };
  expect(await sendNext(1, '2026-12-10')).toEqual(['proposal', '2026-12-07']);
  await act('ask', token, { version: 2, text: 'Blue' });
  expect((await deal()).due_on).toBe('2026-11-21');
  expect(await sendNext(2, '2026-12-01')).toEqual(['proposal', '2026-11-28']);
  await changeDeal({ next_step: '2026-11-25' });
  expect(await sendNext(3, '2026-12-05')).toEqual(['proposal', '2026-11-25']);
  await changeDeal({ state: 'lost' });
  expect(await sendNext(4, '2026-12-05')).toEqual(['proposal', '2026-12-02']);
});

test('declined, asked about, withdrawn and expired: each is stored, told, and the end of accepting', async () => {
  const declined = await aSentProposal();
  const decline = { version: 1, reason: 'Too late' };
  const body = acceptanceOf(await declined.see(declined.token));
  expect((await declined.act('ask', declined.token, { version: 1, text: 'Blue' })).status).toBe(200);
  expect((await declined.act('decline', declined.token, decline)).json.proposal.state).toBe('declined');
  expect((await declined.act('decline', declined.token, decline)).status).toBe(200);
  expect(await declined.deal()).toMatchObject({
    ...{ state: 'proposal', due_on: '2026-11-21', waiting: { for: 'decline' } },
  });
  expect(await declined.proposal(declined.id)).toMatchObject({
    ...{ state: 'declined', decline_reason: 'Too late', asked: [{ version: 1, text: 'Blue' }] },
  });
  const mailed = (text: string) => [{ to: TEAM, text: expect.stringContaining(text) }];
  expect(await declined.mails('proposal-declined-notice')).toMatchObject(mailed('Too late'));
  expect(await declined.mails('proposal-asked-notice')).toMatchObject(mailed('Blue'));
  expect((await declined.act('accept', declined.token, body)).json.code).toBe('proposal-over');

  const withdrawn = await aSentProposal();
  const acceptance = acceptanceOf(await withdrawn.see(withdrawn.token));
  for (const _ of [1, 2]) expect((await withdrawn.team(`/${withdrawn.id}/withdraw`)).status).toBe(200);
  const late = await withdrawn.act('accept', withdrawn.token, acceptance);
  expect([late.status, late.json.code]).toEqual([409, 'proposal-over']);

  const expired = await aSentProposal();
  expired.setTime(new Date('2026-12-21T04:59:59.999Z'));
  expect((await expired.see(expired.token)).json.proposal.state).toBe('open');
  expired.setTime(new Date('2026-12-21T05:00:00Z'));
  const shown = await expired.see(expired.token);
  expect(shown.json.proposal.state).toBe('expired');
  expect((await expired.act('accept', expired.token, acceptanceOf(shown))).json.code).toBe('proposal-over');
  expect((await expired.act('ask', expired.token, { version: 1, text: 'More time' })).status).toBe(200);
});

test('answers, which are remembered, hold nothing personal, so that nothing is left of a deleted customer', async () => {
  const { see, act, token, db } = await aSentProposal();
  const answers = [
    await act('ask', token, { version: 1, text: 'Blue' }),
    await act('accept', token, acceptanceOf(await see(token))),
  ];
  const other = await aSentProposal({ db });
  answers.push(await other.act('decline', other.token, { version: 1, reason: 'Price' }));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.map(({ text }) => text).join()).not.toMatch(/vera|acme|Bo Boss|CEO|Blue|Price/i);
});

test('what was not shown is not accepted: another hash, total, tick or word is refused and changes nothing', async () => {
  const { see, act, token, proposal, id, mails } = await aSentProposal();
  const shown = acceptanceOf(await see(token), [3]);
  const before = await proposal(id);
  const totals = [{ total: 1 }, { total: TOTAL }];
  const ticks = [[], [0], [3, 3], [3, 4], [3, 60]].map((ticked) => ({ ticked }));
  for (const change of [{ sha256: 'a'.repeat(64) }, ...totals, ...ticks]) {
    const { status, json } = await act('accept', token, { ...shown, ...change });
    expect([status, json.code], JSON.stringify(change)).toEqual([409, 'proposal-changed']);
  }
  const malformed = [{ agreed: false }, { name: '' }, { role: ' ' }, { sha256: 'A' }, { ticked: [-1] }];
  for (const change of malformed) {
    expect((await act('accept', token, { ...shown, ...change })).status).toBe(400);
  }
  expect((await act('accept', token, { ...shown, version: 2 })).json.code).toBe('proposal-replaced');
  expect(await proposal(id)).toEqual(before);
  expect(await mails('proposal-accepted')).toEqual([]);
});

test('an unknown, a foreign, a malformed and a deleted link get the same answer', async () => {
  const { see, booth, act, token, id, db } = await aSentProposal();
  const other = await aSentProposal();
  const [, secret] = token.split('.') as [string, string];
  const body = acceptanceOf(await see(token));
  const flipped = `${id}.${secret.slice(0, -1)}${secret.endsWith('A') ? 'E' : 'A'}`;
  const swapped = `${id}.${other.token.split('.')[1]}`;
  const foreign = ['', 'no-token', `nobody.${secret}`, flipped, swapped, other.token];
  const answers: ApiAnswer[] = [];
  const ask = async (given: string) => {
    answers.push(await see(given), await see(given, '?version=newest'), await booth(given));
    answers.push(await act('accept', given, body), await act('ask', given, { version: 1, text: 'x' }));
    answers.push(await act('decline', given, { version: 1 }));
  };

  for (const given of foreign) await ask(given);
  await deleteProposal(db, id);
  await ask(token);

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect([answers[0]?.status, answers[0]?.json.code]).toEqual([404, 'proposal-not-found']);
  const headers = answers.map((answer) => answer.headers.get('cache-control'));
  expect(new Set(headers)).toEqual(new Set(['no-store']));
  for (const name of ['proposals', 'proposal_versions'] as const)
    expect(await documentsOf(db, name)).toEqual([]);
});

test('one key sends one version; the next needs the version that the team saw, and a lead has one proposal', async () => {
  const { send, db, mails } = await aQuotedLead();
  const key = randomUUID();
  const answers = await Promise.all([send({}, key), send({}, key), send({}, key)]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const { id } = answers[0].json;
  expect((await send({ note: 'Other' }, key)).json.code).toBe('idempotency-mismatch');

  const stale = [await send(), await send({ replaces: { id, version: 2 } })];
  expect(stale.map(({ json }) => json.code)).toEqual(['changed-meanwhile', 'changed-meanwhile']);
  expect((await send({ replaces: { id: 'none', version: 1 } })).json.code).toBe('not-found');
  const both = await Promise.all([1, 2].map(() => send({ replaces: { id, version: 1 } })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await documentsOf(db, 'proposals')).toMatchObject([{ id, version: 2, sent: [{}, {}] }]);
  expect(await documentsOf(db, 'proposal_versions')).toHaveLength(2);
  expect(await mails('proposal')).toHaveLength(2);
});

test('a proposal ends between today and the opening day, and its total stays in the bounds of a lead', async () => {
  const { send, db, team } = await aQuotedLead();
  const discount = { text: 'Discount', quantity: 1, unit_price: -9000, optional: true };
  const valid_until = '2026-12-10';
  const fieldsOf = async (changes: object) =>
    Object.keys((await send({ valid_until, ...changes })).json.fields ?? {});
  await storeShow(db, 'ces-las-vegas', { first_day: '2026-11-20', last_day: '2026-11-22' });
  expect(await fieldsOf({ valid_until: '2026-11-23' })).toEqual(['valid_until']);
  await storeShow(db, 'ces-las-vegas', { first_day: '2026-12-10', last_day: '2026-12-12' });
  expect(await fieldsOf({ valid_until: '2026-11-20' })).toEqual(['valid_until']);
  expect(await fieldsOf({ valid_until: '2026-12-11' })).toEqual(['valid_until']);
  for (const [lines, field] of [
    [[...LINES, discount], 'lines'],
    [[{ ...LINES[0], unit_price: 1_000_001 }], 'lines.0.unit_price'],
    [[{ ...LINES[0], quantity: 200 }], 'lines'],
  ] as const)
    expect(await fieldsOf({ lines })).toEqual([field]);
  // A quote with as many extras as it can have
  const all = Array.from({ length: 102 }, () => LINES[1]);
  expect((await send({ valid_until: '2026-11-20', lines: all })).json.fields).not.toHaveProperty('lines');
  const person = { name: 'Cal', company: '', email: '', phone: '5550142' };
  await db.doc('deals/caller').set(newDeal('call', person, Timestamp.fromDate(NOW)));
  const caller = await team('', { ...aDraft(), deal_id: 'caller' });
  expect(Object.keys(caller.json.fields)).toEqual(['deal_id']);
  expect((await send({ valid_until })).status).toBe(201);
});
