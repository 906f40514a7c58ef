import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsOf } from '../../../tests/support/problems.ts';
import { contactMessageSchema } from './contact-message.ts';

const FIELDS = ['name', 'company', 'email', 'phone', 'message'] as const;
const MAX_LENGTHS = { name: 100, company: 100, phone: 50, message: 2000 };

function message(changes: Record<string, unknown> = {}) {
  return {
    name: 'Ada Lovelace',
    company: 'Analytical Engines',
    email: 'ada@engines.example',
    phone: '+1 555 010 0199',
    message: 'We need a booth.\nWhat can you do?',
    ...changes,
  };
}

test('a complete message passes as it is', () => {
  expect(contactMessageSchema.parse(message())).toEqual(message());
});

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

test('any accepted input is trimmed, within bounds, and passes again unchanged', () => {
  const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ minLength: 1 }));
  fc.assert(
    fc.property(fc.record({ name: typed, company: typed, phone: typed, message: typed }), (texts) => {
      const result = contactMessageSchema.safeParse(message(texts));
      if (!result.success) {
        expect(result.error.issues.length).toBeGreaterThan(0);
        return;
      }
      for (const [field, most] of Object.entries(MAX_LENGTHS)) {
        const text = result.data[field as keyof typeof MAX_LENGTHS];
        expect(text).toBe(text.trim());
        expect(text.length).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(most);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: their absence is the point
        expect(text).not.toMatch(field === 'message' ? /\u0000|\u001b|\u0085/ : /[\r\n\u0000-\u001f\u0085]/);
      }
      expect(contactMessageSchema.parse(result.data)).toEqual(result.data);
    }),
  );
});
