import { expect, test } from 'vitest';
import { newReference } from './reference.ts';

test('a reference has no characters that look alike', () => {
  const references = Array.from({ length: 500 }, () => newReference('BK'));

  for (const reference of references) expect(reference).toMatch(/^BK-[2-9A-HJKMNP-TV-Z]{6}$/);
  expect(new Set(references).size).toBe(500);
});

test('a seed leads to one reference, another seed to another', () => {
  expect(newReference('PR', 'a deal')).toBe(newReference('PR', 'a deal'));
  expect(newReference('PR', 'a deal')).not.toBe(newReference('PR', 'another deal'));
});
