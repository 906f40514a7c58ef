import { expect, test } from 'vitest';
import { DEMO_DESIGNS } from '../../../scripts/demo/designs.ts';
import { DEMO_EXTRAS } from '../../../scripts/demo/extras.ts';
import { hasModel } from './can-walk.ts';
import { EXTRA_FILES } from './manifest.ts';

test.each(DEMO_DESIGNS)('$title has a model', (design) => {
  expect(hasModel(design)).toBe(true);
});

test.each(DEMO_EXTRAS)('$name has a model', ({ file }) => {
  expect(Object.keys(EXTRA_FILES)).toContain(file);
});

test('a design that an administrator adds, or copies to another size, has none', () => {
  expect(hasModel({ slug: 'our-own', booth_size: '10x10' })).toBe(false);
  expect(hasModel({ slug: '10x10-launch', booth_size: '10x20' })).toBe(false);
  expect(hasModel({ slug: 'toString', booth_size: '10x10' })).toBe(false);
});
