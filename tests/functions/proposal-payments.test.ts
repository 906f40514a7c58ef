/** When the payments of a proposal are due, and when they came in. */
import { expect, test } from 'vitest';
import { emptyDatabase } from '../support/api-under-test.ts';
import { acceptanceOf, aSentProposal, tokenOf } from '../support/proposal-under-test.ts';

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
