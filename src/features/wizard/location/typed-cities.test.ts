import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldMessages } from '../../../domain/messages/fields.ts';
import { cityLabel, problemOfCity } from '../../../domain/show/cities.ts';
import { DEFAULT_SHOWS } from '../../../domain/show/default-shows.ts';
import { readCity } from '../../../domain/show/read-city.ts';
import { US_PLACES } from '../../../domain/show/us-states.ts';
import { resolveCity } from './resolve-location.ts';

/** Lines 'typed => City, ST', or the kind of message that the field shows instead. */
const LINES = readFileSync(new URL('../../../../tests/support/words/cities.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' => ') as [typed: string, expected: string]);

/** Returns the settled city as text, or the kind of the message. */
function answerTo(typed: string): string {
  const city = resolveCity(typed, DEFAULT_SHOWS);
  if (!city) return 'empty';
  const problem = problemOfCity(city);
  if (problem === null) return cityLabel(city);
  if (problem === fieldMessages.abroad) return 'abroad';
  if (problem === fieldMessages.noCity) return 'noCity';
  if (Object.values(US_PLACES).some((name) => problem === fieldMessages.cityIn(name))) return 'cityIn';
  const { city: name } = readCity(typed, DEFAULT_SHOWS);
  return problem === fieldMessages.stateOf(name) ? 'state' : problem;
}

test.each(LINES)('%j is answered by %j', (typed, expected) => {
  expect(answerTo(typed)).toBe(expected);
});

test('each answer stays the same when it is read again', () => {
  for (const [typed] of LINES) {
    const city = resolveCity(typed, DEFAULT_SHOWS);
    expect(city && resolveCity(cityLabel(city), DEFAULT_SHOWS), typed).toEqual(city);
  }
});
