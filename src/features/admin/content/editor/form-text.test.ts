import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemsOf } from '../../../../../tests/support/problems.ts';
import { usdText, wholeText } from './form-text.ts';

const form = z.object({
  price: usdText('Price is required'),
  fee: usdText(),
  most: wholeText({ least: 1, most: 1000, empty: 10 }),
});
const typed = { price: '95', fee: '', most: '' };

test('typed amounts become numbers', () => {
  expect(form.parse({ price: ' 95.5 ', fee: '1000000', most: '12' })).toEqual({
    price: 95.5,
    fee: 1_000_000,
    most: 12,
  });
});

test('a price is required; a fee left empty is 0, a maximum left empty its default', () => {
  expect(problemsOf(form, { ...typed, price: ' ' })).toEqual({ price: 'Price is required' });
  expect(form.parse(typed)).toEqual({ price: 95, fee: 0, most: 10 });
});

test('a value that is not an amount of dollars and cents is refused with the bounds', () => {
  for (const price of ['-1', '1.005', 'free', '1e3', '1000000.01', '9999999', '0x10']) {
    const message = 'Enter an amount from 0 to 1,000,000 with at most two decimals';
    expect(problemsOf(form, { ...typed, price, fee: price }), price).toEqual({
      price: message,
      fee: message,
    });
  }
});

test('a value that is not a whole number within the bounds is refused with them', () => {
  for (const most of ['0', '-1', '1.5', '1001', 'ten']) {
    expect(problemsOf(form, { ...typed, most }), most).toEqual({
      most: 'Enter a whole number from 1 to 1,000',
    });
  }
});
