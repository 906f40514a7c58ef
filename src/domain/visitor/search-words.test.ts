import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFound, searchFor, searchWords } from './search-words.ts';

const NOBODY = { name: '', company: '', email: '', phone: '', show: '', reference: '' };
const ZOE = {
  name: 'Zoë Müller-Hansen',
  company: 'Fjordline & Sons',
  email: 'z.mueller@fjordline.example.com',
  phone: '+1 (555) 010-0199',
  show: 'NAB Show 2027',
  reference: 'BK-7F3K9Q',
};

/** True if the database, queried for the prefix, returns the record, and the panel keeps it. */
function finds(typed: string, texts = ZOE): boolean {
  const search = searchFor(typed);
  return search !== null && searchWords(texts).includes(search.beginning) && isFound(texts, search);
}

test.each([
  'zoe',
  'MULLER',
  'hans zoë',
  'fjordlin',
  'z.mueller@fjordline.example.com',
  'mueller@fjord',
  'bk-7f3k9q',
  '7f3',
  '555 010',
  '5550100199',
  '+15550100199',
  '(555)010.0199 zoe',
  '+1\u202d (555) 010\u20110199\u202c',
])('%s finds its record', (typed) => {
  expect(finds(typed)).toBe(true);
});

test.each([
  ['lukasz wal', { name: 'Łukasz Wał' }],
  ['BJORN', { name: 'Bjørn Sø' }],
  ['Bjørn', { name: 'Bjorn' }],
  ['weiss', { company: 'Weiß Messebau' }],
  ['STRASSE', { company: 'STRAẞE 7' }],
  ['dorde', { name: 'Đorđe Test' }],
  ['isik', { name: 'Işık' }],
  ['aegir thor', { name: 'Ægir Þór' }],
  ['(555) 010-0199', { phone: '+15550100199' }],
  ['555/010/0199', { phone: '1.555.010.0199 ext. 12' }],
  ['0151 2345 6789', { phone: '+49 (151) 23456789' }],
])('%s finds %o', (typed, texts) => {
  expect(finds(typed, { ...NOBODY, ...texts })).toBe(true);
});

test.each(['ueller', 'zoe smith', 'fjordlines', 'mueller@elsewhere', '555 010 0198', 'com'])(
  '%s does not: words match from their beginning, and all must match',
  (typed) => {
    expect(finds(typed)).toBe(false);
  },
);

test.each(['', ' ', 'z', '& @ -'])('"%s" is too short to search for', (typed) => {
  expect(searchFor(typed)).toBeNull();
});

test('a single letter is enough in scripts where letters are words', () => {
  expect(finds('王', { ...NOBODY, name: '王小明' })).toBe(true);
});

test('only the part of an address before the @ is searched: providers are shared', () => {
  expect(searchFor('ann@gmail.com')?.beginning).toBe('ann');
  expect(searchFor('@gmail.com')?.beginning).toBe('gmail');
});

test('every word of a record finds it, and the stored words are bounded and can be stored', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  const contact = { name: text, company: text, email: text, phone: text };
  const texts = fc.record({ ...contact, show: text, reference: text });
  fc.assert(
    fc.property(texts, (record) => {
      const kept = searchWords(record);
      expect(kept.length).toBeLessThanOrEqual(100);
      expect(kept.every((beginning) => beginning.isWellFormed() && [...beginning].length <= 8)).toBe(true);
      const first = searchFor(record.name);
      if (first && !record.name.includes('@') && kept.length < 100) expect(kept).toContain(first.beginning);
    }),
  );
});
