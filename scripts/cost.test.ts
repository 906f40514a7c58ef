import { expect, test } from 'vitest';
import { chargeOf, METERS } from './cost.ts';

const meter = { what: 'mails', free: 100, price: 0.5, use: (visits: number) => visits / 10 };

test('usage within the free quota costs nothing, the rest its price', () => {
  expect(chargeOf(meter, 1_000)).toBe(0);
  expect(chargeOf(meter, 1_020)).toBe(1);
});

test('a million visits send 204 GB, of which 10.8 are free', () => {
  const hosting = METERS.find(({ what }) => what.startsWith('Hosting'));
  expect(hosting && chargeOf(hosting, 1_000_000)).toBeCloseTo((204.05 - 10.8) * 0.15, 1);
});

test.each(METERS)('$what: more visits never cost less', ({ ...of }) => {
  const charges = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8].map((visits) => chargeOf(of, visits));
  expect(charges).toEqual([...charges].sort((a, b) => a - b));
});
