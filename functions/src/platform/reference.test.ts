import { expect, test } from 'vitest';
import { newReference } from './reference.ts';

test('a seed leads to one reference, another seed to another', () => {
  expect(newReference('PR', 'a deal')).toBe(newReference('PR', 'a deal'));
  expect(newReference('PR', 'a deal')).not.toBe(newReference('PR', 'another deal'));
});
