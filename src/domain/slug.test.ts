import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyName, freeSlug, imageName, MAX_SLUG_LENGTH, slugOf } from './slug.ts';

test('a slug is lower-case words joined by hyphens', () => {
  expect(slugOf('Launch')).toBe('launch');
  expect(slugOf('  The Grand   Pavilion! ')).toBe('the-grand-pavilion');
  expect(slugOf('20×20 Island')).toBe('20x20-island');
  expect(slugOf("Maker's Café")).toBe('makers-cafe');
  expect(slugOf('—')).toBe('');
});

test('a slug that is taken gets the next free number', () => {
  expect(freeSlug('Launch', new Set())).toBe('launch');
  expect(freeSlug('Launch', new Set(['launch']))).toBe('launch-2');
  expect(freeSlug('Launch', new Set(['launch', 'launch-2', 'launch-4']))).toBe('launch-3');
  expect(freeSlug('!', new Set(['']))).toBe('');
});

test('for any title, the slug is empty or valid and not taken', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const taken = new Set([slugOf(title)]);
      for (const slug of [slugOf(title), freeSlug(title, taken)]) {
        if (slug !== '') expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
      }
      if (slugOf(title) !== '') expect(taken.has(freeSlug(title, taken))).toBe(false);
    }),
  );
});

test('a copy is named as one, within the length that a record may have', () => {
  expect(copyName('Launch')).toBe('Launch (copy)');
  expect(copyName(`${'a'.repeat(112)} ${'b'.repeat(7)}`)).toBe(`${'a'.repeat(112)} (copy)`);
  expect(copyName('a'.repeat(120))).toHaveLength(120);
});

test("an image's name describes what it shows, and is short", () => {
  expect(imageName('Bar stools')).toBe('bar-stools');
  expect(imageName('Acme & Sons', 'stand_front_photo')).toBe('acme-sons-stand-front-photo');
  expect(imageName('—')).toBe('image');
  expect(imageName(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
});
