import { expect, test } from 'vitest';
import { AS_DESIGNED, type Dress, dressIn, dressOfWord, dressWord, sentDress } from './dress.ts';

const RED: Dress = { wall: 'color', ink: 'white', color: '#d01040' };
const WHITE: Dress = { wall: 'white', ink: 'original', color: null };

test.each([
  [RED, 'look~color~white~d01040'],
  [WHITE, 'look~white~original'],
])('a dress is one word of a link, and comes back', (dress, word) => {
  expect(dressWord(dress)).toBe(word);
  expect(dressOfWord(word)).toEqual(dress);
});

test.each([
  '',
  '2~stools',
  'asof~2026-11-27~100',
  'look',
  'look~color~white',
  'look~gold~white',
  'look~color~white~red',
])('%j is no dress', (word) => expect(dressOfWord(word)).toBeNull());

test('a booth as designed needs no word', () => {
  expect(dressWord(AS_DESIGNED)).toBeNull();
});

test('what was sent comes back, and a color alone, as sent before, is on the walls', () => {
  expect(dressIn(sentDress(WHITE))).toEqual(WHITE);
  expect(dressIn({ tint: '#d01040', wall: undefined, ink: null })).toEqual(RED);
  expect(dressIn({ tint: 'red', wall: null, ink: null })).toBeNull();
});
