import { expect, test } from 'vitest';
import { isPlainName } from './plain-name.ts';

test.each([
  'Ada',
  'Anna-Lena O’Brien',
  "D'Arcy O'Neill",
  'Dr. José Ñandú',
  'J. R. Smith',
  'Nguyễn Thị Ánh',
  'Jose\u0301',
  'Łukasz Brzęczyszczykiewicz-Konstantynowy',
  '王小明',
  'ひろし 田中',
  'عمر الخيام',
  'St. Louis',
  "Coeur d'Alene",
  'Winston-Salem',
])('%s is a plain name', (name) => {
  expect(isPlainName(name)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['four words', 'Call us right now'],
  ['words joined by hyphens', 'Call-us-right-now'],
  ['a long line', `${'Congratulations '.repeat(2)}Winner`.padEnd(41, 'r')],
  ['a sentence without spaces', '您的账户已被锁定请立即联系我们'],
  ['a domain', 'Evil.example'],
  ['an address', 'www.evil'],
  ['a mailbox', 'a@evil.example'],
  ['a number', 'Call 555'],
  ['a price', 'Win $500'],
  ['a colon', 'Note: Ada'],
  ['a comma', 'Smith, Ada'],
  ['two lines', 'Ada\nSmith'],
  ['two spaces', 'Ada  Smith'],
  ['an isolate', 'Ada \u2067x\u2069'],
  ['an override', 'Ada \u202ex'],
  ['a joiner', 'A\u200dda'],
])('%s is none', (_what, text) => {
  expect(isPlainName(text)).toBe(false);
});

test('what never ends is judged in no time', () => {
  for (const unit of ["a'", 'a-', 'a.', 'a ', 'a\u0301'])
    expect(isPlainName(unit.repeat(50_000))).toBe(false);
});
