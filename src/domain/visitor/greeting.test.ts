import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each([
  ['Vera Visitor', 'Hi Vera,'],
  ['Smith, John', 'Hi John,'],
  ['', 'Hi,'],
  ['https://evil.example', 'Hi,'],
])('%j is greeted as %j', (name, greeted) => {
  expect(greeting(name)).toBe(greeted);
});
