import type { AvailabilityDay } from '../domain/zoned-days.ts';
import { getJson, replyText } from './api-client.ts';

/**
 * What can be booked, from today on in New York; null if it could not be read, which is logged.
 * `fresh` goes past the browser's cache and renews it: for after a booking or a conflict.
 */
export async function fetchAvailability(
  options: { fresh?: boolean } = {},
): Promise<AvailabilityDay[] | null> {
  const result = await getJson<{ availability: AvailabilityDay[] }>('/api/availability', {
    cache: options.fresh ? 'reload' : 'default',
  });
  if (result.ok) return result.data.availability;
  console.error(`Error loading availability: ${replyText(result.reply)}`);
  return null;
}
