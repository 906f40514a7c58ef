import { expect, test } from 'vitest';
import { DEMO_EXTRAS } from '../../../scripts/demo/extras.ts';
import { describeScene, spokenSize } from './describe-scene.ts';

const pieces = (slug: string, count: number) => Array.from({ length: count }, () => ({ slug }));

test('a scene is told by its design, its size and the extras in it', () => {
  const placed = [...pieces('led-screen-55', 1), ...pieces('bar-stools', 2)];
  expect(describeScene({ title: 'Launch' }, spokenSize('10x10'), placed)).toBe(
    'Launch, 10 by 10 feet, with LED screen, two stools',
  );
});

test('without extras it is the booth alone', () => {
  expect(describeScene({ title: 'Theatre' }, spokenSize('10x20'), [])).toBe('Theatre, 10 by 20 feet');
});

test('people are told last', () => {
  const placed = pieces('bar-stools', 1);
  expect(describeScene({ title: 'Launch' }, 'A', placed, 2)).toBe(
    'Launch, A, with stool, and two people for scale',
  );
  expect(describeScene({ title: 'Launch' }, 'A', [], 1)).toBe('Launch, A, with one person for scale');
});

test('many pieces are a number, and what has no name is left out', () => {
  const placed = [...pieces('plant-set', 12), ...pieces('bar-stools', 13), ...pieces('hologram', 1)];
  expect(describeScene({ title: 'Island' }, spokenSize('20x20'), placed)).toBe(
    'Island, 20 by 20 feet, with twelve plants, 13 stools',
  );
});

test('every demo extra has a name', () => {
  const nameless = DEMO_EXTRAS.filter(
    ({ file }) => describeScene({ title: 'A' }, 'B', pieces(file, 1)) === 'A, B',
  );
  expect(nameless).toEqual([]);
});
