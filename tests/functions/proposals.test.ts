/** Proposals from the team's press to the customer's: what is stored, shown and mailed. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { proposalSheetSchema } from '../../src/domain/proposal/sheet.ts';
import { documentsOf, NOW, TEAM } from '../support/api-under-test.ts';
import { unfolded } from '../support/managed-meeting.ts';
import { acceptanceOf, aSentProposal, LINES, TOTAL } from '../support/proposal-under-test.ts';

test('a version is shown as it was sent, with its SHA-256, and each reading is counted', async () => {
  const { see, token, id, reference, proposal, db, mails, lead } = await aSentProposal();

  const { status, json, headers } = await see(token);

  expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
    ...[200, 'no-store', 'noindex'],
  ]);
  const { sheet, sha256, ...state } = json.proposal;
  expect(createHash('sha256').update(sheet).digest('hex')).toBe(sha256);
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
  await see(token);
  expect(await proposal(id)).toMatchObject({ reads: 2, state: 'sent', total: TOTAL });
  expect(JSON.stringify(await documentsOf(db, 'proposals'))).not.toContain(token.split('.')[1]);
  const [mail] = await mails('proposal');
  expect(mail?.['to']).toBe('vera@acme.example');
  expect(mail?.['text']).toContain(`#${token}`);
  expect(mail?.['text']).toContain('$8,499.50');
  expect(mail?.['text']).not.toContain('Acme');
  expect(await lead()).toMatchObject({ state: 'answered', next_step: '2026-12-17' });
});

test('an accepted proposal wins its lead, and both sides get a copy, with a calendar entry for each due date', async () => {
  const { see, act, token, id, proposal, mails, lead } = await aSentProposal();

  const { status, json } = await act('accept', token, acceptanceOf(await see(token), [3]));

  const total = TOTAL + 1200;
  expect([status, json.proposal.state]).toEqual([200, 'accepted']);
  expect(json.proposal.accepted).toMatchObject({ ticked: [3], total, name: 'Bo Boss', role: 'CEO' });
  expect(await proposal(id)).toMatchObject({ state: 'accepted', accepted: { ticked: [3], total } });
  expect(await lead()).toMatchObject({ state: 'won', agreed_amount: total, next_step: null });
  const [copy] = await mails('proposal-accepted');
  const [notice] = await mails('proposal-accepted-notice');
  expect([copy?.['to'], notice?.['to']]).toEqual(['vera@acme.example', TEAM]);
  expect(copy?.['text']).not.toContain('Bo Boss');
  expect(notice?.['text']).toContain('Bo Boss, CEO');
  for (const mail of [copy, notice]) expect(mail?.['text']).toContain('Hanging sign: $1,200.00');
  expect(unfolded(copy)).toContain('DTSTART;VALUE=DATE:20261201');
  const own = /#(\S+)/.exec(String(copy?.['text']))?.[1] ?? '';
  expect((await see(own)).json.proposal.accepted.total).toBe(total);
});
