import { expect, test } from 'vitest';
import { aCustomRequest as request } from '../../../tests/support/payloads.ts';
import { problemsOf } from '../../../tests/support/problems.ts';
import { customRequestSchema } from './custom-request.ts';

test('lengths arrive as typed or as numbers and become numbers of feet', () => {
  const typed = request({ width: '30', depth: ' 40 ', height: '12.5' });
  const numbers = request({ width: 30, depth: 40, height: 12.5 });
  expect(customRequestSchema.parse(typed)).toEqual(numbers);
  expect(customRequestSchema.parse(numbers)).toEqual(numbers);
});

test('a length is 1 to 500 feet', () => {
  for (const length of ['1', '500', 1, 500, '499.99']) {
    expect(problemsOf(customRequestSchema, request({ width: length })), String(length)).toEqual({});
  }
  const strangers = ['ten', '-5', '1e2', '0x10', '5ft', '1,5', '1.234', 'Infinity', [], true];
  const numbers = [0, 501, -10, 1.234, Number.NaN, Number.POSITIVE_INFINITY];
  for (const length of ['0', '0.99', '500.01', ...strangers, ...numbers]) {
    expect(problemsOf(customRequestSchema, request({ width: length })), String(length)).toEqual({
      width: 'Enter the size in feet, from 1 to 500',
    });
  }
});

test('the phone is optional', () => {
  expect(problemsOf(customRequestSchema, request())).toEqual({});
  expect(problemsOf(customRequestSchema, request({ phone: '5'.repeat(51) }))).toEqual({
    phone: 'Please use at most 50 characters',
  });
});

test('name and email are enough, and the messages say so', () => {
  const open = { width: null, depth: null, height: null, requests: '', company: '' };
  const least = { name: 'Ada Lovelace', email: 'ada@engines.example' };
  expect(customRequestSchema.parse(least)).toEqual({ ...least, ...open });
  const untouched = { ...least, width: '', depth: ' ', height: '', requests: ' ', company: '', phone: '' };
  expect(customRequestSchema.parse(untouched)).toEqual({ ...least, ...open, phone: '' });
  expect(customRequestSchema.parse({ ...least, ...open, width: 30 }).width).toBe(30);
  expect(problemsOf(customRequestSchema, request({ name: '', email: 'ada' }))).toEqual({
    name: 'Name is required',
    email: 'Invalid email address',
  });
});
