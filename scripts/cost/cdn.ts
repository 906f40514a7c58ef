/** A CDN whose places each keep an answer for a time, and who asks at moments that have nothing to do with each other. */

/** Requests to one address, and the caches in front of it. */
export interface CachedTraffic {
  /** Requests of the whole time. */
  readonly requests: number;
  /** Seconds in which they come. */
  readonly seconds: number;
  /** How long a place keeps an answer, seconds. */
  readonly ttlSeconds: number;
  /** Places that each fetch for themselves. */
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

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = Math.trunc(seed);
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A longer run would say no more. */
const MOST_ARRIVALS = 200_000;

/**
 * Lets requests come by chance (Poisson) and counts those passed on; of many only the first part of the time is played, and what
 * it says taken for all.
 * @param share how much of the traffic each place has, in any unit; all the same without it
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
