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
    'Fits 2 of 3 on the free floor of Launch. We place the rest with you in the kickoff call.',
  );
  expect(missingText(missing(1, 2), 'Studio')).toBe(
    'Fits 1 of 2 on the free floor of Studio. We place the rest with you in the kickoff call.',
  );
});

test('where none fits, it is one thing or several', () => {
  expect(missingText(missing(0, 1), 'Launch')).toBe(
    'Does not fit on the free floor of Launch. We place it with you in the kickoff call.',
  );
  expect(missingText(missing(0, 3), 'Launch')).toBe(
    'None of 3 fits on the free floor of Launch. We place them with you in the kickoff call.',
  );
});

test('plants are counted one by one, and said so', () => {
  const plants = { slug: 'plant-set' };
  expect(missingText(missing(2, 3, plants), 'Launch')).toContain('Fits 2 of 3 plants on the free floor');
  expect(missingText(missing(0, 3, plants), 'Launch')).toContain('None of 3 plants fits on the free floor');
});

test('what hangs has reasons of its own', () => {
  expect(missingText(missing(0, 1, { why: 'air' }), 'Pavilion')).toBe(
    'The air above Pavilion is taken by its own parts. We settle this with you in the kickoff call.',
  );
  expect(missingText(missing(0, 1, { why: 'inline' }), 'Launch')).toBe(
    "Signs hang above booths of 20' × 20' and more. For Launch, we settle this with you in the kickoff call.",
  );
});

test('below a picture stands the reason for one extra, the names of several, and what has no model', () => {
  const screens = missing(2, 3, { name: '55-inch LED screen' });
  expect(missingSummary([screens], [], 'Launch')).toMatch(
    /^55-inch LED screen: Fits 2 of 3 on the free floor/,
  );
  expect(
    missingSummary([screens, missing(0, 1, { slug: 'coffee-bar', name: 'Coffee bar' })], [], 'Launch'),
  ).toBe(
    'Not all of it fits into Launch as it is: 55-inch LED screen, Coffee bar. We place the rest with you in the kickoff call.',
  );
  expect(missingSummary([], ['Lamp', 'Rug'], 'Launch')).toBe(
    'Not in this picture, but in the quote: Lamp, Rug.',
  );
  expect(missingSummary([screens], ['Rug'], 'Launch')).toMatch(/kickoff call\. Not in this picture/);
  expect(missingSummary([], [], 'Launch')).toBe('');
});
