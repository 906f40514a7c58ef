/** Files as other programs write them: fixtures/expected.json says what each means. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readingIn } from '../../../tests/support/calendar-file.ts';

interface Expected {
  readonly from: string;
  readonly until: string;
  readonly owner: string;
  readonly zone: string;
  readonly files: readonly {
    readonly file: string;
    readonly expect: readonly string[];
    readonly note: string;
  }[];
}

const FOLDER = new URL('../fixtures/', import.meta.url);
const expected = JSON.parse(readFileSync(new URL('expected.json', FOLDER), 'utf8')) as Expected;
const range = { from: new Date(expected.from), until: new Date(expected.until) };

test('every file has its meaning', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ics'));
  expect(expected.files.map(({ file }) => file)).toEqual(files.sort());
});

test.each(expected.files)('$file: $note', ({ file, expect: meaning }) => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');

  const reading = readingIn(text, { range, now: range.from, owner: [expected.owner], zone: expected.zone });

  const short = (instant: Date) => instant.toISOString().slice(0, 16);
  expect(reading?.busy.map(({ from, until }) => `${short(from)}/${short(until)}`)).toEqual(meaning);
  expect(reading?.unread.count).toBe(0);
});
