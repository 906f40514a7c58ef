import { expect, test } from 'vitest';
import { problemsOf } from '../../../tests/support/problems.ts';
import { receivedDayProblem } from './payment-days.ts';
import { proposalDraftSchema, proposalSheetSchema } from './sheet.ts';

const DRAFT = {
  lines: [{ text: 'Booth', quantity: 1, unit_price: 1000, optional: false }],
  ...{ note: '', valid_until: '2026-12-29', terms: '' },
};
const planOf = (...days: (string | null)[]) =>
  days.map((due_on) => ({ percent: 100 / days.length, due_on, text: '' }));

test.each([
  ['in the past', [null, '2024-01-15'], 1, /^Not before December 29, 2026, the last day to accept$/],
  ['before the proposal ends', ['2026-12-28'], 0, /the last day to accept$/],
  [
    'before the payment before',
    ['2027-02-01', '2027-01-02'],
    1,
    /^Not before February 1, 2027, when the payment before it is due$/,
  ],
] as const)('a payment %s is refused next to its day', (_, days, index, message) => {
  expect(problemsOf(proposalDraftSchema, { ...DRAFT, plan: planOf(...days) })).toEqual({
    [`plan.${index}.due_on`]: expect.stringMatching(message),
  });
});

test('payments in order from the last valid day on are taken, two on one day included', () => {
  const days = ['2026-12-29', '2026-12-29'];
  expect(problemsOf(proposalDraftSchema, { ...DRAFT, plan: planOf(...days) })).toEqual({});
});

test('a version that was sent with such days still opens', () => {
  const sheet = {
    ...{ format: 1, reference: 'PR-7F3K9Q', version: 1, date: '2026-11-29', show: null },
    ...{ from: { name: '', email: '', phone: '', address: '' }, to: { name: '', company: '', email: '' } },
    ...{ booth_size: null, booth: null, plan: planOf(null, '2026-12-06') },
  };
  expect(problemsOf(proposalSheetSchema, { ...DRAFT, ...sheet })).toEqual({});
});

test.each([
  ['1999-12-31', false],
  ['2026-10-29', false],
  ['2026-10-30', true],
  ['2026-12-05', true],
  ['2026-12-06', false],
  ['2099-01-01', false],
])('money received on %s, for an order of November 29 on December 5: %s', (day, isTaken) => {
  const problem = receivedDayProblem(day, '2026-11-29', '2026-12-05');
  expect(problem).toBe(isTaken ? null : 'Choose a day from Friday, October 30, 2026 to today');
});
