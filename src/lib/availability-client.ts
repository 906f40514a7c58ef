import type { AvailabilityDay } from '../domain/zoned-days.ts';
import { getJson, replyText } from './api-client.ts';
import { leastPauseOfRead, withRetries } from './retry.ts';

/** Pauses before the second, third and fourth try, in ms: up to 3 retries with exponential backoff. */
const PAUSES_MS = [1_000, 2_000, 4_000];

/**
 * Fetches the bookable times from today on (New York); null after four failed tries, which are logged. `fresh` bypasses
 * and renews the browser's cache, for use after a booking or a conflict.
 */
export async function fetchAvailability(
  options: { fresh?: boolean } = {},
): Promise<AvailabilityDay[] | null> {
  const cache = options.fresh ? 'reload' : 'default';
  const result = await withRetries(
    () => getJson<{ availability: AvailabilityDay[] }>('/api/availability', { cache }),
    PAUSES_MS,
    leastPauseOfRead,
  );
  if (result.ok) return result.data.availability;
  console.error(`Error loading availability: ${replyText(result.reply)}`);
  return null;
}
