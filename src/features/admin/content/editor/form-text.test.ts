import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemsOf } from '../../../../../tests/support/problems.ts';
import { AMOUNT_MESSAGE } from '../../../../domain/typed-amount.ts';
import { usdText, wholeText } from './form-text.ts';

const form = z.object({
  price: usdText('Price is required'),
  fee: usdText(),
  most: wholeText({ min: 1, max: 1000, empty: 10 }),
});
const typed = { price: '95', fee: '', most: '' };

test('typed amounts become numbers', () => {
  expect(form.parse({ price: ' $1,095.5 ', fee: '1000000', most: '1,000' })).toEqual({
    price: 1095.5,
    fee: 1_000_000,
    most: 1000,
  });
});

test('a price is required; a fee left empty is 0, a maximum left empty its default', () => {
  expect(problemsOf(form, { ...typed, price: ' ' })).toEqual({ price: 'Price is required' });
  expect(form.parse(typed)).toEqual({ price: 95, fee: 0, most: 10 });
});

test('a value that is not an amount of dollars and cents is refused', () => {
  for (const [price, message] of [
    ['free', AMOUNT_MESSAGE],
    ['-1', AMOUNT_MESSAGE],
    ['1e4', AMOUNT_MESSAGE],
    ['1.005', 'Use at most two decimals'],
    ['1000000.01', 'Enter at most 1,000,000'],
  ] as const) {
    expect(problemsOf(form, { ...typed, price, fee: price }), price).toEqual({
      price: message,
      fee: message,
    });
  }
});

test('a value that is not a whole number within the bounds is refused with them', () => {
  for (const most of ['0', '-1', '1.5', '1001', 'ten', '1e1', '0x10', '1,00']) {
    expect(problemsOf(form, { ...typed, most }), most).toEqual({
      most: 'Enter a whole number from 1 to 1,000',
    });
  }
});
