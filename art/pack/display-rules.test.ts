import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/stack/addresses.ts';
import { readModel } from '../../src/booth/viewer/read-model.ts';
import { checkDisplayRules } from './display-rules.ts';
import { packModels } from './pack-model.ts';

const studio = packModels(resolve(ROOT, 'art/booth3d/models')).find(({ slug }) => slug === '10x10-studio');
if (!studio) throw new Error('No such design');
const { parts } = readModel(studio.bytes.buffer);
const DECK = { width: 3.048, depth: 3.048 };

test('a design may exceed what its description names', () => {
  expect(() => checkDisplayRules('10x10-studio', parts, DECK)).not.toThrow();
});

test.each([
  ['taller than an inline booth may be', DECK, /is 8.9' high and is 8.9' high in the front half/],
  ['wider than its deck', { ...DECK, width: 2.8 }, /leaves its deck by 0.14 m/],
  [
    'deeper than its deck',
    { ...DECK, depth: 2.8 },
    /leaves its deck by 0.14 m and leaves its deck by 0.14 m/,
  ],
])('a design that is %s is not packed', (_, deck, reason) => {
  expect(() => checkDisplayRules('another', parts, deck)).toThrow(reason);
});

test('an island may be as high as it likes', () => {
  expect(() => checkDisplayRules('another', parts, { width: 6.096, depth: 6.096 })).not.toThrow();
});
