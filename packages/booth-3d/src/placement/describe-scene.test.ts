import { expect, test } from 'vitest';
import { demoExtra } from '../../../../tests/support/demo-models.ts';
import { describeScene, missingSummary } from './describe-scene.ts';
import type { MissingExtra } from './place-extras.ts';

const HOLOGRAM = { url: '', pieces: [], nouns: ['hologram', 'holograms'], height: 1 } as const;
const pieces = (slug: string, count: number) =>
  Array.from({ length: count }, () => ({ slug, model: demoExtra(slug) ?? HOLOGRAM, swap: [] }));

test('a scene is described by its design, its size and the extras in it', () => {
  const placed = [...pieces('led-screen-55', 1), ...pieces('bar-stools', 2)];
  expect(describeScene({ title: 'Launch' }, '10x10', placed)).toBe(
    'Launch, 10 by 10 feet, with LED screen, two stools',
  );
  expect(describeScene({ title: 'Theater' }, '10x20', [])).toBe('Theater, 10 by 20 feet');
});

test('an extra that stands instead of furniture says so', () => {
  const swapped = (swap: string[]) => pieces('coffee-bar', 1).map((piece) => ({ ...piece, swap }));
  expect(
    describeScene({ title: 'Launch' }, '10x10', [...pieces('bar-stools', 2), ...swapped(['counter'])]),
  ).toBe('Launch, 10 by 10 feet, with two stools, coffee bar instead of the counter');
  expect(describeScene({ title: 'Launch' }, '10x10', swapped(['counter', 'high table']))).toBe(
    'Launch, 10 by 10 feet, with coffee bar instead of the counter and the high table',
  );
});

const missing = (placed: number, wanted: number, more: Partial<MissingExtra> = {}): MissingExtra => ({
  slug: 'led-screen-55',
  placed,
  wanted,
  why: 'floor',
  ...more,
});

test('the note below a picture gives the reason for one extra, or names several, and lists those without a model', () => {
  const screens = missing(2, 3, { name: '55-inch LED screen' });
  const bar = missing(0, 1, { slug: 'coffee-bar', name: 'Coffee bar' });
  expect(missingSummary([screens], [], 'Launch')).toBe(
    "55-inch LED screen: 2 of 3 shown: this layout is full. We'll place the rest with you on the call.",
  );
  expect(missingSummary([screens, bar], [], 'Launch')).toBe(
    "Not everything fits into Launch: 55-inch LED screen, Coffee bar. We'll place the rest with you on the call.",
  );
  expect(missingSummary([], ['Lamp', 'Rug'], 'Launch')).toBe(
    'Not in this picture, but in the quote: Lamp, Rug.',
  );
  expect(missingSummary([screens], ['Rug'], 'Launch')).toMatch(/on the call\. Not in this picture/);
  expect(missingSummary([], [], 'Launch')).toBe('');
});
