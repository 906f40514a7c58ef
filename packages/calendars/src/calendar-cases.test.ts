/** Files as other programs write them: fixtures/expected.json says what each means. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readingIn } from '../../../tests/support/calendar-file.ts';
import expected from '../fixtures/expected.json' with { type: 'json' };

const FOLDER = new URL('../fixtures/', import.meta.url);
const { files, owner, zone } = expected;
const range = { from: new Date(expected.from), until: new Date(expected.until) };

test('every file has its meaning', () => {
  const found = readdirSync(FOLDER).filter((name) => name.endsWith('.ics'));
  expect(files.map(({ file }) => file)).toEqual(found.sort());
});

test.each(files)('$file: $note', ({ file, expect: meaning }) => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');

  const reading = readingIn(text, { range, now: range.from, owner: [owner], zone });

  const short = (instant: Date) => instant.toISOString().slice(0, 16);
  expect(reading?.busy.map(({ from, until }) => `${short(from)}/${short(until)}`)).toEqual(meaning);
  expect(reading?.unread.count).toBe(0);
});
