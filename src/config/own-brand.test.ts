import { expect, test } from 'vitest';
import { brandProblems } from './own-brand.ts';

test('the brand that the repository comes with has an address and a number that reach nobody', () => {
  expect(brandProblems({ email: 'hello@booth.example', phone: '+1 (702) 555-0142' })).toEqual([
    'the e-mail address hello@booth.example is an example',
    "the telephone number +1 (702) 555-0142 is nobody's",
  ]);
  expect(brandProblems({ email: 'hello@acme.com', phone: '+1 (702) 800-0142' })).toEqual([]);
});
