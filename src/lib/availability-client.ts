import type { AvailabilityDay } from '../domain/zoned-days.ts';
import { getJson, replyText } from './api-client.ts';

/** Fetches the bookable times; null after four failed tries, which are logged. `fresh` renews the browser's cache. */
export async function fetchAvailability({ fresh = false } = {}): Promise<AvailabilityDay[] | null> {
  const pauses = [1_000, 2_000, 4_000];
  const cache = fresh ? 'reload' : 'default';
  const result = await getJson<{ availability: AvailabilityDay[] }>('/api/availability', { cache, pauses });
  if (result.ok) return result.data.availability;
  console.error(`Error loading availability: ${replyText(result.reply)}`);
  return null;
}
