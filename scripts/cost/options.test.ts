import { expect, test } from 'vitest';
import { USUAL_CIRCUMSTANCES } from './limits.ts';
import { readCostOptions } from './options.ts';
import { USUAL_MIX } from './visit-mix.ts';

test('omitted options have defaults', () => {
  expect(readCostOptions(['--visits', '5000'])).toEqual({
    is: 'asked',
    traffic: { visits: 5_000, places: 60, mix: USUAL_MIX },
    circumstances: USUAL_CIRCUMSTANCES,
  });
});

test('mix and limits can be set', () => {
  const asked = readCostOptions(['--looks=50', '--reads=45', '--books', '0', '--mails-per-day', '10000']);
  expect(asked).toMatchObject({
    traffic: { mix: { ...USUAL_MIX, looks: 50, reads: 45, books: 0 } },
    circumstances: { mailsPerDay: 10_000 },
  });
});

test.each([
  [['--vists', '3'], "Unknown option '--vists'"],
  [['--vists', '3'], '--visits'],
  [['--visits'], '--visits'],
  [['--visits', ''], '--visits is a number from 0'],
  [['--visits', 'many'], '--visits is a number from 0, such as 1000000'],
  [['--visits=-1'], '--visits is a number from 0'],
  [['--visits', '1e11'], '--visits is at most 10,000,000,000'],
  [['--places', '1.5'], '--places is a whole number from 1'],
  [['--places', '0'], '--places is a whole number from 1'],
  [['--peak', '0.5'], '--peak is at least 1'],
  [['--looks', '70'], 'are 100 together, not 110'],
])('%j is answered with what is wrong', (args, words) => {
  const asked = readCostOptions(args);
  expect(asked.is === 'wrong' && asked.problem).toContain(words);
});
