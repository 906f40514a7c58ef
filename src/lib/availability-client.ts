import { atom } from 'nanostores';
import type { AvailabilityDay } from '../domain/time/zoned-days.ts';
import { getJson, meetingHeaders, replyText } from './api-client.ts';

/** True if the last list of bookable times had none to come: quotes are then sent without a meeting. */
export const $isWithoutTimes = atom(false);

/**
 * Fetches the bookable times; null after four failed attempts, which are logged. `fresh` renews the browser's cache.
 * @param meetingToken for the times to which this meeting can move
 */
export async function fetchAvailability(
  { fresh = false } = {},
  meetingToken?: string,
): Promise<AvailabilityDay[] | null> {
  // A request would fail, and the browser would log it as an error; callers ask again when the connection returns
  if (!navigator.onLine) return null;
  const pauses = [1_000, 2_000, 4_000];
  const [path, headers] = meetingToken
    ? ['/api/meeting/availability', meetingHeaders(meetingToken)]
    : ['/api/availability', {}];
  const cache = fresh ? 'reload' : 'default';
  const result = await getJson<{ availability: AvailabilityDay[] }>(path, { cache, headers, pauses });
  if (result.ok) {
    const { availability } = result.data;
    if (!meetingToken)
      $isWithoutTimes.set(
        !availability.some(({ slots }) => slots.some((slot) => Date.parse(slot.starts_at) > Date.now())),
      );
    return availability;
  }
  console.error(`Error loading availability: ${replyText(result.reply)}`);
  return null;
}
