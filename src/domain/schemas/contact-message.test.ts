import { expect, test } from 'vitest';
import { aContactMessage as message } from '../../../tests/support/payloads.ts';
import { problemsOf } from '../../../tests/support/problems.ts';
import { contactMessageSchema } from './contact-message.ts';

const FIELDS = ['name', 'company', 'email', 'phone', 'message'] as const;
const MAX_LENGTHS = { name: 100, company: 100, phone: 50, message: 2000 };

test('every field is trimmed', () => {
  const padded = Object.fromEntries(Object.entries(message()).map(([field, text]) => [field, ` ${text}\n`]));
  expect(contactMessageSchema.parse(padded)).toEqual(message());
});

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['blank', ' \n\t '],
  ['no text', 5],
])('a message that is %s gets its error, in the order of the fields', (_what, value) => {
  const problems = problemsOf(
    contactMessageSchema,
    Object.fromEntries(FIELDS.map((field) => [field, value])),
  );
  expect(Object.entries(problems)).toEqual([
    ['name', 'Name is required'],
    ['company', 'Company is required'],
    ['email', 'Invalid email address'],
    ['phone', 'Phone is required'],
    ['message', 'Message is required'],
  ]);
});

test.each(Object.entries(MAX_LENGTHS))(
  '%s has at most %i characters, spaces around it not counted',
  (field, most) => {
    expect(problemsOf(contactMessageSchema, message({ [field]: `  ${'x'.repeat(most)}  ` }))).toEqual({});
    expect(problemsOf(contactMessageSchema, message({ [field]: 'x'.repeat(most + 1) }))).toEqual({
      [field]: `Please use at most ${most} characters`,
    });
  },
);

test("an address has at most 255 characters, 64 of them before the '@'", () => {
  const address = (length: number, local = 64) =>
    `${'a'.repeat(local)}@${'b'.repeat(length - local - '@.example'.length)}.example`;
  expect(problemsOf(contactMessageSchema, message({ email: address(100, 65) }))).toEqual({
    email: 'Invalid email address',
  });
  expect(problemsOf(contactMessageSchema, message({ email: ` ${address(255)} ` }))).toEqual({});
  expect(problemsOf(contactMessageSchema, message({ email: address(256) }))).toEqual({
    email: 'Invalid email address',
  });
});

test('the message keeps its line breaks; no other field may have one', () => {
  expect(contactMessageSchema.parse(message({ message: 'a\r\nb\n\nc' })).message).toBe('a\r\nb\n\nc');
  for (const field of FIELDS.slice(0, 4)) {
    const input = message({ [field]: 'ada@engines.example\r\nBcc: x@y.example' });
    expect(Object.keys(problemsOf(contactMessageSchema, input)), field).toEqual([field]);
  }
});
