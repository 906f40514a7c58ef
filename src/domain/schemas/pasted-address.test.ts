import { expect, test } from 'vitest';
import { cpuTimeOf } from '../../../tests/support/cpu-time.ts';
import { problemsOf } from '../../../tests/support/problems.ts';
import words from '../../../tests/support/words/words.json' with { type: 'json' };
import { emailAddress } from './text.ts';

test.each([
  ...words.email_must_be_repaired_or_explained,
  '<jane@acme.example>',
  '<jane@acme.example>;',
  ' "Doe, Jane (Acme)" <mailto:jane@acme.example>, ',
  'mailto:jane@acme.example?subject=Hi, Jane',
  "'jane@acme.example'",
  '“jane@acme.example”.',
  '(jane@acme.example)',
  'jane@acme.example!',
  '\u202ajane@acme\u200b.example\u202c',
  'jane\u200d@acme.example\ufeff',
  'jane@ac\u00adme.example',
  'jane＠acme．example',
  'Email: jane@acme.example',
  '«jane@acme.example»',
  'jane@acme.example>',
  'jane@acme.example\ufe0f',
])('%j is the address that it contains', (pasted) => {
  expect(emailAddress().parse(pasted)).toBe('jane@acme.example');
});

test('an apostrophe that a word processor curled is straightened', () => {
  expect(emailAddress().parse('o’hara@acme.example')).toBe("o'hara@acme.example");
});

test.each([
  'jane&bob@acme.example',
  "o'hara@acme.example",
  "'jane@acme.example",
  '!#$%&*+/=?^_`{|}~-@acme.example',
  'a.b.c@acme.example',
  'jane@acme.xn--p1ai',
  'Jane@ACME.Example',
])('%s is an address', (address) => {
  expect(emailAddress().parse(address)).toBe(address);
});

test.each([
  'a..b@acme.example',
  '.a@acme.example',
  'a.@acme.example',
  '"a b"@acme.example',
  'a(b)@acme.example',
])('%s is no address', (address) => {
  expect(problemsOf(emailAddress(), address)).toEqual({ '': 'Invalid email address' });
});

test('an extremely long text is no address, which is found out quickly', async () => {
  const spent = await cpuTimeOf(() => {
    for (const unit of ['<', '.', 'a.', "'", '(', 'mailto:', 'a@', 'a@b.', '\u200b ']) {
      expect(emailAddress().safeParse(unit.repeat(50_000)).success).toBe(false);
      expect(emailAddress().safeParse(`${unit.repeat(800 / unit.length)}>a`).success).toBe(false);
    }
  });
  expect(spent).toBeLessThan(500);
});
