import { expect, test } from 'vitest';
import { missingSummary, missingText } from './missing-text.ts';
import type { MissingExtra } from './place-extras.ts';

const missing = (placed: number, wanted: number, more: Partial<MissingExtra> = {}): MissingExtra => ({
  slug: 'led-screen-55',
  placed,
  wanted,
  why: 'floor',
  ...more,
});

test('it says how many fit, and what becomes of the rest', () => {
  expect(missingText(missing(2, 3), 'Launch')).toBe(
    "2 of 3 shown: this layout is full. We'll place the rest with you on the call.",
  );
  expect(missingText(missing(1, 2), 'Studio')).toBe(
    "1 of 2 shown: this layout is full. We'll place the rest with you on the call.",
  );
});

test('where none fits, it is one thing or several', () => {
  expect(missingText(missing(0, 1), 'Launch')).toBe(
    "Not shown: this layout is full. We'll place it with you on the call.",
  );
  expect(missingText(missing(0, 3), 'Launch')).toBe(
    "None of 3 shown: this layout is full. We'll place them with you on the call.",
  );
});

test('plants are counted one by one, and said so', () => {
  const plants = { slug: 'plant-set' };
  expect(missingText(missing(2, 3, plants), 'Launch')).toContain('2 of 3 plants shown: this layout is full.');
  expect(missingText(missing(0, 3, plants), 'Launch')).toContain(
    'None of 3 plants shown: this layout is full.',
  );
});

test('what hangs has reasons of its own', () => {
  expect(missingText(missing(0, 1, { why: 'air' }), 'Pavilion')).toBe(
    "Not shown: the design uses the space above Pavilion. We'll sort this out with you on the call.",
  );
  expect(missingText(missing(0, 1, { why: 'inline' }), 'Launch')).toBe(
    "Hanging signs need a booth of 20' × 20' or more. We'll sort this out for Launch with you on the call.",
  );
});

test('below a picture stands the reason for one extra, the names of several, and what has no model', () => {
  const screens = missing(2, 3, { name: '55-inch LED screen' });
  expect(missingSummary([screens], [], 'Launch')).toMatch(
    /^55-inch LED screen: 2 of 3 shown: this layout is full/,
  );
  expect(
    missingSummary([screens, missing(0, 1, { slug: 'coffee-bar', name: 'Coffee bar' })], [], 'Launch'),
  ).toBe(
    "Not everything fits into Launch: 55-inch LED screen, Coffee bar. We'll place the rest with you on the call.",
  );
  expect(missingSummary([], ['Lamp', 'Rug'], 'Launch')).toBe(
    'Not in this picture, but in the quote: Lamp, Rug.',
  );
  expect(missingSummary([screens], ['Rug'], 'Launch')).toMatch(/on the call\. Not in this picture/);
  expect(missingSummary([], [], 'Launch')).toBe('');
});
