import { expect, test } from 'vitest';
import { amountIn, hasDecimals, numberIn, signedAmountIn } from './typed-amount.ts';

test.each([
  ['$1,200', 1200],
  ['1,200.50', 1200.5],
  ['1200', 1200],
  ['1,000,000', 1_000_000],
  ['.5', 0.5],
  ['12.', 12],
  [' $ 8,690.00 ', 8690],
  ['0', 0],
])('%s is an amount', (typed, amount) => {
  expect(amountIn(typed)).toBe(amount);
  expect(signedAmountIn(typed)).toBe(amount);
});

test.each([
  ...['', '1 200', '9'.repeat(400)],
  ...'. $ 1e4 0x10 1,20 1,2000 12,34,567 ,500 0,200 1.2.3 free $$5 Infinity --5 5- 1,200,'.split(' '),
])("'%s' is none", (typed) => {
  expect(amountIn(typed)).toBeNaN();
  expect(signedAmountIn(typed)).toBeNaN();
});

test('a minus makes a discount, and nothing else', () => {
  for (const typed of ['-5', '-$5', '$-5', '\u22125']) {
    expect(amountIn(typed), typed).toBeNaN();
    expect(signedAmountIn(typed), typed).toBe(-5);
  }
});

test('a quantity has no dollar sign', () => {
  expect([numberIn('1,500'), numberIn('2.5'), numberIn('$2')]).toEqual([1500, 2.5, Number.NaN]);
});

test('decimals are those that were typed', () => {
  expect([hasDecimals(1.005, 2), hasDecimals(1.005, 3), hasDecimals(999_999.9999, 4)]).toEqual([
    ...[false, true, true],
  ]);
  expect([hasDecimals(0.1 + 0.2, 2), hasDecimals(8500, 0)]).toEqual([false, true]);
});
