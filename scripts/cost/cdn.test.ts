import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CachedTraffic, expectedFetches, randomNumbers, simulatedFetches } from './cdn.ts';

const HOUR: CachedTraffic = { requests: 10_000, seconds: 3_600, ttlSeconds: 60, places: 4 };

const traffics = fc.record({
  requests: fc.integer({ min: 0, max: 1e9 }),
  seconds: fc.constant(2_592_000),
  ttlSeconds: fc.integer({ min: 0, max: 86_400 }),
  places: fc.integer({ min: 1, max: 300 }),
});

test('without requests nothing reaches the origin', () => {
  expect(expectedFetches({ ...HOUR, requests: 0 })).toBe(0);
  expect(simulatedFetches({ ...HOUR, requests: 0 }, randomNumbers(1))).toBe(0);
});

test('uncached responses always reach the origin', () => {
  expect(expectedFetches({ ...HOUR, ttlSeconds: 0 })).toBeCloseTo(HOUR.requests);
});

test('the origin gets no more than all requests, and at most one per lifetime and location', () => {
  fc.assert(
    fc.property(traffics, (traffic) => {
      const fetches = expectedFetches(traffic);
      expect(fetches).toBeLessThanOrEqual(traffic.requests * (1 + 1e-9));
      if (traffic.ttlSeconds > 0) {
        expect(fetches).toBeLessThanOrEqual(
          ((traffic.places * traffic.seconds) / traffic.ttlSeconds) * (1 + 1e-9),
        );
      }
    }),
  );
});

test('misses never fall with more requests or locations, and never rise with a longer lifetime', () => {
  fc.assert(
    fc.property(traffics, fc.integer({ min: 1, max: 1_000 }), (traffic, more) => {
      const fetches = expectedFetches(traffic) * (1 - 1e-9);
      expect(expectedFetches({ ...traffic, requests: traffic.requests + more })).toBeGreaterThanOrEqual(
        fetches,
      );
      expect(expectedFetches({ ...traffic, places: traffic.places + more })).toBeGreaterThanOrEqual(fetches);
      const longer = { ...traffic, ttlSeconds: traffic.ttlSeconds + more };
      expect(expectedFetches(longer) * (1 - 1e-9)).toBeLessThanOrEqual(expectedFetches(traffic));
    }),
  );
});

test.each([{ ...HOUR, requests: 200 }, HOUR, { ...HOUR, requests: 100_000, ttlSeconds: 5 }])(
  'what is expected is what comes out when it is played: %o',
  (traffic) => {
    const runs = Array.from({ length: 20 }, (_, seed) => simulatedFetches(traffic, randomNumbers(seed + 1)));
    const mean = runs.reduce((sum, fetches) => sum + fetches, 0) / runs.length;
    expect(mean / expectedFetches(traffic)).toBeGreaterThan(0.93);
    expect(mean / expectedFetches(traffic)).toBeLessThan(1.07);
  },
);

test('a long run is extrapolated from a part', () => {
  const many = { ...HOUR, requests: 2_000_000 };
  expect(simulatedFetches(many, randomNumbers(3)) / expectedFetches(many)).toBeCloseTo(1, 0);
});

test('locations of different size have fewer misses than equal ones', () => {
  const skewed = simulatedFetches(HOUR, randomNumbers(5), (place) => 1 / (place + 1) ** 3);
  expect(skewed).toBeLessThan(simulatedFetches(HOUR, randomNumbers(5)));
});

test('the same seed gives the same numbers in [0, 1)', () => {
  const [one, other] = [randomNumbers(7), randomNumbers(7)];
  const numbers = Array.from({ length: 1_000 }, one);
  expect(Array.from({ length: 1_000 }, other)).toEqual(numbers);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(numbers.reduce((sum, number) => sum + number, 0) / 1_000).toBeCloseTo(0.5, 1);
});
