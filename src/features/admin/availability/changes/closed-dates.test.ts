import { expect, test } from 'vitest';
import { withClosed } from './closed-dates.ts';

test('closed dates appear once, in order, and none is in the past', () => {
  expect(withClosed(['2027-01-20', '2027-01-05'], ['2027-01-12', '2027-01-20'], '2027-01-06')).toEqual([
    '2027-01-12',
    '2027-01-20',
  ]);
});
