/** When the payments of a proposal are due, and when they came in. */
import { expect, test } from 'vitest';
import { acceptanceOf, aQuotedLead, aSentProposal, tokenOf } from '../support/proposal-under-test.ts';

test('no payment is due in the past, before the proposal ends, or before an earlier one', async () => {
  const { send, proposal } = await aQuotedLead();
  const payments = (...days: (string | null)[]) =>
    days.map((due_on, index) => ({
      percent: index === 0 ? 100 - 10 * (days.length - 1) : 10,
      due_on,
      text: '',
    }));
  const untilDecember20 = 'Not before December 20, 2026, the last day to accept';
  for (const [days, fields] of [
    [[null, '2024-01-15'], { 'plan.1.due_on': untilDecember20 }],
    [['2026-12-19'], { 'plan.0.due_on': untilDecember20 }],
    [
      ['2027-02-01', '2027-01-02'],
      {
        'plan.1.due_on': 'Not before February 1, 2027, when the payment before it is due',
      },
    ],
  ] as const) {
    expect((await send({ plan: payments(...days) })).json.fields).toEqual(fields);
  }
  const { status, json } = await send({ plan: payments(null, '2026-12-20', '2026-12-20') });
  expect([status, (await proposal(json.id))['version']]).toEqual([201, 1]);
});

test('payments of an accepted proposal are shown to the customer; the team can make another link', async () => {
  const { team, act, see, token, id } = await aSentProposal();
  const paid = { deposit_on: '2026-11-20', paid_on: null };
  expect((await team(`/${id}/payments`, paid)).json.code).toBe('proposal-over');
  await act('accept', token, acceptanceOf(await see(token)));

  for (const paid_on of ['1999-12-31', '2026-10-21', '2026-11-22', '2099-01-01']) {
    const refused = await team(`/${id}/payments`, { ...paid, paid_on });
    expect(refused.json.fields).toEqual({
      paid_on: 'Choose a day from Thursday, October 22, 2026 to today',
    });
  }
  expect((await team(`/${id}/payments`, paid)).status).toBe(200);

  const { url } = (await team(`/${id}/link`)).json;
  expect((await see(tokenOf(url))).json.proposal).toMatchObject({ ...paid, state: 'accepted' });
  expect((await team(`/${id}/withdraw`)).json.code).toBe('proposal-over');
  expect((await team('/none/link')).status).toBe(404);
});
