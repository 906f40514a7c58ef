import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuTimeOf } from '../../../tests/support/cpu-time.ts';
import words from '../../../tests/support/words/words.json' with { type: 'json' };
import { DEFAULT_SHOWS } from '../show/default-shows.ts';
import { firstName, NEUTRAL_CITY, NEUTRAL_SHOW, safeCity, safeShow } from './strangers-words.ts';

function linesOf(list: string): readonly string[] {
  const text = readFileSync(new URL(`../../../tests/support/words/${list}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter(Boolean);
}

/** Returns only letters and digits, to compare texts regardless of signs. */
function lettersOf(text: string): string {
  return text
    .replace(/[®™]/g, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

test.each(words.shows_must_be_repeated)('%s is repeated', (show) => {
  expect(lettersOf(safeShow(show))).toBe(lettersOf(show));
});

test.each(['shows', 'companies'])('of the %s that people type, at most 2 %% are replaced', (list) => {
  const typed = linesOf(list);
  const replaced = typed.filter((text) => safeShow(text) === NEUTRAL_SHOW);
  expect(replaced.length / typed.length, replaced.join('; ')).toBeLessThanOrEqual(0.02);
});

test('of the names that people type, at most 2 % are greeted without a name', () => {
  const typed = linesOf('names');
  const nameless = typed.filter((text) => firstName(text) === '');
  expect(nameless.length / typed.length, nameless.join('; ')).toBeLessThanOrEqual(0.02);
});

test.each([
  'My Own Expo',
  'CES 2027',
  'Comic-Con International',
  'Salón del Automóvil',
  'МАКС 2027',
  '東京モーターショー',
  'บางกอก มอเตอร์โชว์',
  "Women's Expo",
  'Expo 12 24',
  'CES Jan 6-9, 2027',
  'CAD 2027',
  '2027',
  'Your account is locked',
  ...DEFAULT_SHOWS.map(({ name }) => name),
])('%s is repeated as it is', (show) => {
  expect(safeShow(show)).toBe(show);
  expect(safeCity(show)).toBe(show);
});

test.each([
  ['AWS re:Invent 2026', 'AWS re Invent 2026'],
  ['Global Gaming Expo (G2E)', 'Global Gaming Expo G2E'],
  ['Life@Work 2026', 'Life Work 2026'],
  ['WCX™ World Congress', 'WCX World Congress'],
  ['St.Louis Expo', 'St Louis Expo'],
  ['Splunk .conf26', 'Splunk conf26'],
  ['<b>CES</b>', 'b CES b'],
  ['CES\nPay', 'CES Pay'],
  ['CES \u202ex', 'CES x'],
  ['C\u200dES\u3164', 'CES'],
  ['Ｆｕｌｌ Ｗｉｄｔｈ', 'Full Width'],
  [`C${'\u0301'.repeat(12)}`, '\u0106\u0301\u0301\u0301'],
])('%j is repeated as %j', (typed, said) => {
  expect(safeShow(typed)).toBe(said);
});

test.each([
  ['a domain', 'Win at evil.example/claim', 'Win at evil'],
  ['an invisible sign in a domain', 'evil.\u200bcom', 'evil'],
  ['a mailbox', 'Ask a@evil.example now', 'Ask ... now'],
  ['a phone number', 'Call 8005550199', 'Call ...'],
  ['a phone number with a word', 'Call 1-800-SCAMMER', 'Call ... SCAMMER'],
  ['a phone number with many signs', 'Call 8 -- 0 -- 0 -- 5 -- 5 -- 5 -- 0', 'Call ...'],
  ['an IP address', 'Win at 1.1.1.1 now', 'Win at ... now'],
  ['a number in other digits', 'Call ٨٠٠٥٥٥', 'Call ...'],
  ['a price', 'Pay $500 today', 'Pay ... today'],
  ['a price in words', 'Pay 500 US dollars today', 'Pay ... today'],
  ['a price before the currency', 'Pay USD 1,500.00 today', 'Pay ... today'],
  ['a price in roubles', 'Pay 500 руб', 'Pay ...'],
  ['cents', 'Only 9.99 today', 'Only ... today'],
])('%s is left out', (_what, text, said) => {
  expect(safeShow(text)).toBe(said);
});

test.each(['', ' ', '-', '...', '🎪', 'https://evil.example', '\u3164', '$500'])(
  'nothing is left of %j',
  (text) => {
    expect(safeShow(text)).toBe(NEUTRAL_SHOW);
    expect(safeCity(text)).toBe(NEUTRAL_CITY);
    expect(firstName(text)).toBe('');
  },
);

test('a long text is cut between words', () => {
  const show = 'American Academy of Orthopaedic Surgeons Annual Meeting and Exhibition';
  expect(safeShow(show)).toBe('American Academy of Orthopaedic Surgeons Annual Meeting...');
  expect(safeShow('x'.repeat(60))).toBe('x'.repeat(60));
  expect([...safeShow('王'.repeat(80))]).toHaveLength(61);
});

test.each([
  ['Ada', 'Ada'],
  ['Oscar de la Renta', 'Oscar'],
  ['Smith, John', 'John'],
  ['de la Cruz, Juan', 'Juan'],
  ['Smith, J.', 'Smith'],
  ['Jane Doe, CEM', 'Jane'],
  ['John Q. Smith III', 'John'],
  ['Prof. Dr. med. Hans Müller', 'Hans'],
  ['J.R.R. Tolkien', 'Tolkien'],
  ['T.J.', 'T.J.'],
  ['O', 'O'],
  ['van der Berg', 'Berg'],
  ['bell hooks', 'bell'],
  ['john.smith', 'john'],
  ['Jane (she/her)', 'Jane'],
  ['De La Cruz, Maria', 'Maria'],
  ['The Smith Family', 'Smith'],
  ["D'Arcy O'Neill", "D'Arcy"],
  ['Keʻalohilani Nāone', 'Keʻalohilani'],
  ['王小明', '王小明'],
  ['이 순신', '순신'],
  ['ジョン・スミス', 'ジョン'],
  ['ศรีสวัสดิ์ วงศ์สุวรรณ', 'ศรีสวัสดิ์'],
  ['عمر الخيام', 'عمر'],
  ['800 555 0199', ''],
  ['Ada https://evil.example', ''],
  ['YourDepositIsOverdueCallUs', ''],
  ['Your-deposit-is-overdue-call-us', ''],
  ['您的押金已逾期请立即致电我们', ''],
])('%s is greeted as %j', (name, greeted) => {
  expect(firstName(name)).toBe(greeted);
});

test.each(words.greeting_must_name)('%s is greeted with a name', (name) => {
  expect(name.split(/[ ,]+/)).toContain(firstName(name));
});

/** Shapes that mail programs turn into links, or that a reader could call or pay. */
const SHAPES =
  /:\/\/|@|www\.|https?:|\.\p{L}{2}|\p{Sc}|\d\s?(?:usd|eur|dollars?|euros?|bucks)\b|\b(?:usd|eur)\s?\d|\p{N}\.\p{N}{2}(?!\p{N})|\p{Nd}{5}|(?:\p{Nd}(?:[^\p{L}\p{N}.]*|[ ().\-/]{0,3})){7}|(?:\p{N}+\.){3}\p{N}|[\p{Cc}\p{Cf}<>]/iu;

const PIECES = [
  ...'https://|http|www.|evil|.example|.com|․com|[.]com|hxxp:\\\\|.co.uk|/claim|a@|@evil.com|bit.ly/x|．|。'.split(
    '|',
  ),
  ...'$|€|500|5,000|9.99|1.1.1.1| USD|EUR | dollars|US$|元|500 ethernet'.split('|'),
  ...'+1|(800)|555|0199|-|.| |/|٥|５|²|1-800-'.split('|'),
  ..."CES|Your|call|now|\u200b|\u202e|\u0301|\u00ad|…|\n|®|🎪|&|'|,".split('|'),
];

test('for any input, nothing to follow or pay is repeated, and a second pass changes nothing', () => {
  const piece = fc.constantFrom(...PIECES);
  const joined = (piece: fc.Arbitrary<string>) =>
    fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
  const text = fc.oneof(
    { weight: 4, arbitrary: joined(piece) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }) },
    { weight: 1, arbitrary: joined(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 4 }))) },
  );
  fc.assert(
    fc.property(text, (typed) => {
      const said = safeShow(typed);
      for (const words of [said, firstName(typed)]) expect(words).not.toMatch(SHAPES);
      expect([...said].length).toBeLessThanOrEqual(60);
      expect(safeShow(said)).toBe(said);
    }),
    { numRuns: process.env['ALL_TESTS'] ? 20_000 : 1000 },
  );
});

test('an extremely long text is cleaned quickly', async () => {
  const spent = await cpuTimeOf(() => {
    for (const unit of ["a'", 'a-', 'a.', 'a ', 'a\u0301', 'aA', '1', '1 ', 'a@', '$', ':/', '王', ', ']) {
      safeShow(unit.repeat(50_000));
      firstName(unit.repeat(50_000));
    }
  });
  expect(spent).toBeLessThan(500);
});
