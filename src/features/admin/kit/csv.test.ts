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

test('a value that would start a new cell with semicolons or tabs is quoted, too', () => {
  expect(lines([['Eve;=1+1', 'Eve\t=1+1']])).toBe('"Eve;=1+1","Eve\t=1+1"\r\n');
});

test.each([
  ['=HYPERLINK("http://evil")', '"\'=HYPERLINK(""http://evil"")"'],
  ['+1 555 010 0199', "'+1 555 010 0199"],
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
  const cell = fc.string().filter((text) => !/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text));
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
