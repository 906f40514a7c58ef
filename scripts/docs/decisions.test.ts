import { expect, test } from 'vitest';
import { readPages } from './markdown.ts';

const INDEX = 'docs/decisions/README.md';
const pages = readPages();
const records = pages.filter(({ path }) => path.startsWith('docs/decisions/') && path !== INDEX);
const index = pages.find(({ path }) => path === INDEX)?.text ?? '';

test.each(records)('$path begins with its number, title, status and date', ({ path, text }) => {
  const [title, gap, status, date, end] = text.split('\n');
  expect(title).toMatch(new RegExp(`^# ${numberOf(path)}\\. \\S`));
  expect(gap).toBe('');
  expect(status).toMatch(/^Status: (proposed|accepted|superseded by \[\d+\]\(\d{4}-[a-z0-9-]+\.md\))$/);
  expect(date).toMatch(/^Date: \d{4}-\d{2}-\d{2}$/);
  expect(end).toBe('');
});

test.each(records)('the index has $path as it is', ({ path, text }) => {
  const title = text.split('\n')[0]?.replace(/^# \d+\. /, '');
  const status = /^Status: (.+)$/m.exec(text)?.[1];
  const date = /^Date: (.+)$/m.exec(text)?.[1];
  const file = path.split('/').at(-1);
  expect(rows()).toContainEqual([String(numberOf(path)), `[${title}](${file})`, status, date]);
});

test('numbers are given once', () => {
  const numbers = records.map(({ path }) => numberOf(path));
  expect(new Set(numbers).size).toBe(numbers.length);
});

function numberOf(path: string): number {
  return Number(/\/(\d{4})-/.exec(path)?.[1]);
}

/** Number, link, status and date of each row. */
function rows(): string[][] {
  return [...index.matchAll(/^\| *(\d+) *\|(.+)\|$/gm)].map(([, number = '', cells = '']) => [
    number,
    ...cells
      .split('|')
      .slice(0, 3)
      .map((cell) => cell.trim()),
  ]);
}
