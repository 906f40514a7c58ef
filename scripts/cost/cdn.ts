/** A model of a CDN whose locations each cache a response, with independent requests. */

/** Requests to one address, and the caches in front of it. */
export interface CachedTraffic {
  /** Number of requests in the period. */
  readonly requests: number;
  /** Length of the period in seconds. */
  readonly seconds: number;
  /** Seconds for which a location caches a response. */
  readonly ttlSeconds: number;
  /** Number of locations, each with its own cache. */
  readonly places: number;
}

/**
 * Average number of requests that miss the CDN's cache. A location fetches, keeps the answer for `ttlSeconds`
 * and then waits for the next request, `1 / rate` seconds on average: one fetch per `ttl + 1 / rate`. Evenly
 * spread requests are the worst case; clustered ones hit the cache more often. An answer served stale while
 * it revalidates is fetched no more often.
 */
export function expectedFetches({ requests, seconds, ttlSeconds, places }: CachedTraffic): number {
  if (requests === 0) return 0;
  const rate = requests / seconds / places;
  return requests / (1 + rate * ttlSeconds);
}

/** Pseudo-random numbers in [0, 1) from a seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = Math.trunc(seed);
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A longer simulation adds no precision. */
const MOST_ARRIVALS = 200_000;

/**
 * Simulates Poisson arrivals and counts the misses. Simulates only the first part of many requests and extrapolates.
 * @param share traffic of each location in any unit; equal if omitted
 */
export function simulatedFetches(
  { requests, seconds, ttlSeconds, places }: CachedTraffic,
  random: () => number,
  share: (place: number) => number = () => 1,
): number {
  if (requests === 0) return 0;
  const played = Math.min(1, MOST_ARRIVALS / requests);
  const shares = Array.from({ length: places }, (_, place) => share(place));
  const all = shares.reduce((sum, part) => sum + part, 0);
  let fetches = 0;
  for (const part of shares) {
    const rate = (requests / seconds) * (part / all);
    let keptUntil = Number.NEGATIVE_INFINITY;
    for (let now = pause(rate, random); now < seconds * played; now += pause(rate, random)) {
      if (now < keptUntil) continue;
      fetches += 1;
      keptUntil = now + ttlSeconds;
    }
  }
  return fetches / played;
}

function pause(rate: number, random: () => number): number {
  return -Math.log(1 - random()) / rate;
}
