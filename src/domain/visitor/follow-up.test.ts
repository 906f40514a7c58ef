import { expect, test } from 'vitest';
import { DEFAULT_FOLLOW_UP, fillFollowUp, hasKnownWords } from './follow-up.ts';

const WORDS = { name: 'Vera', show: 'CES', size: "10' × 20'" };

test('words in braces are filled in, and a missing name leaves no gap', () => {
  expect(fillFollowUp('Hello {name},\n{show}: {size}, {show}', WORDS)).toBe(
    "Hello Vera,\nCES: 10' × 20', CES",
  );
  expect(fillFollowUp('Hello {name},', { ...WORDS, name: '' })).toBe('Hello,');
  expect(fillFollowUp('{name}', { ...WORDS, name: '{show}' })).toBe('{show}');
});

test('misspelled words and single braces are found', () => {
  for (const template of ['{nmae}', '{Name}', '{ name }', '{}', 'a { b', 'a } b', '{name}}']) {
    expect(hasKnownWords(template)).toBe(false);
  }
  expect(hasKnownWords(DEFAULT_FOLLOW_UP.subject + DEFAULT_FOLLOW_UP.text)).toBe(true);
});
