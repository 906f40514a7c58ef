import { expect, test } from 'vitest';
import { isState } from '../quote/pricing.ts';
import { stateCode, US_STATES } from './us-states.ts';

test('there are fifty states and DC, in the order of their names, all of which have a price', () => {
  const names = Object.values(US_STATES);
  expect(names).toHaveLength(51);
  expect(names).toEqual([...names].sort());
  for (const code of Object.keys(US_STATES)) expect(isState(code)).toBe(true);
});

test('a state is found by its code and by its name, in any case', () => {
  expect(stateCode('FL')).toBe('FL');
  expect(stateCode(' fl ')).toBe('FL');
  expect(stateCode('florida')).toBe('FL');
  expect(stateCode('New York')).toBe('NY');
  for (const text of ['', 'Flo', 'York', 'XX', 'PR']) expect(stateCode(text)).toBe('');
});
