import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const lines = (rows: string[][]) => toCsv(rows).slice(1);

test('starts with a byte order mark and ends each line with CRLF', () => {
  expect(toCsv([['Zoë', 'Łódź'], ['b']])).toBe('\ufeffZoë,Łódź\r\nb\r\n');
});

test('commas, quotes and line breaks are quoted', () => {
  expect(lines([['a,b', 'say "hi"', 'two\nlines', ' edge ', 'plain text']])).toBe(
    '"a,b","say ""hi""","two\nlines"," edge ",plain text\r\n',
  );
});

test('no program that separates cells by semicolons, tabs or lines finds a formula at the start of one', () => {
  expect(lines([['Eve;=1+1', 'Eve\t=1+1', 'Eve\n+1', 'Eve; -1', 'a;b']])).toBe(
    '"Eve;\'=1+1","Eve\t\'=1+1","Eve\n\'+1","Eve;\' -1","a;b"\r\n',
  );
});

test.each([
  ['+15550100199', '+15550100199'],
  ['+1 (555) 010-0199', '+15550100199'],
  ['\u202a+49 30/1234-567\u202c', '+49301234567'],
  ['+1 555.010.0199 ext. 12', '(+15550100199) ext. 12'],
  ['(555) 010-0199', '(555) 010-0199'],
])('the phone number %j has no apostrophe and no operator', (value, cell) => {
  expect(lines([[value]])).toBe(`${cell}\r\n`);
});

test.each([
  ['=HYPERLINK("http://evil")', '"\'=HYPERLINK(""http://evil"")"'],
  ['+1 555 010 0199=1', "'+1 555 010 0199=1"],
  ['+1+15550100199', "'+1+15550100199"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['\u200b=1', "'\u200b=1"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
])('%j is text, not a formula', (value, cell) => {
  expect(lines([[value]])).toBe(`${cell}\r\n`);
});

test('harmless text is read back as it was written, with any content', () => {
  const cell = fc.string().filter((text) => !/[=+\-@＝＋－＠]|^[\t\r\n]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
      expect(parse(lines(rows))).toEqual(rows);
    }),
  );
});

/** Parses CSV by RFC 4180, independently of the writer under test. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = text;
  while (rest) {
    const [whole = '', quoted, plain] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))/.exec(rest) ?? [];
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    rest = rest.slice(whole.length);
    if (rest.startsWith('\r\n')) {
      rows.push(row);
      row = [];
      rest = rest.slice(2);
    } else rest = rest.slice(1);
  }
  return rows;
}
