import { expect, test } from 'vitest';
import { textExcerpt } from './text-excerpt.ts';

test('a short text stays whole, on one line', () => {
  expect(textExcerpt('A stage.\nA wall. ')).toBe('A stage. A wall.');
});

test('a long text is cut after a word', () => {
  const excerpt = textExcerpt('A small stage, for demos on the hour. '.repeat(10));
  expect(excerpt.length).toBeLessThanOrEqual(158);
  expect(excerpt).toMatch(/\w …$/);
});
