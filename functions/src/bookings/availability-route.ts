import type { RequestHandler } from 'express';
import type { AvailabilityDay } from '../../../src/domain/time/zoned-days.ts';
import { type CachedAnswer, cachedAnswer, sendCached } from '../http/send-cached.ts';
import { type ShortCopy, shortCopy } from '../http/short-copy.ts';
import type { ApiDependencies } from '../http/visitor-post.ts';
import { type Hours, readHours, slotsIn } from './offered-slots.ts';

/** A few seconds only: a booked slot must not look free for long, although the booking itself decides. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5';

interface ListedAvailability {
  /** The records, for the route of a meeting to move, whose list of slots differs. */
  readonly hours: Hours;
  readonly days: readonly AvailabilityDay[];
  readonly answer: CachedAnswer;
}

export type AvailabilityCopy = ShortCopy<ListedAvailability>;

/** Caches the availability in this instance. Drop it after claiming or freeing a slot. */
export function availabilityCopy({ db, clock, settings }: ApiDependencies): AvailabilityCopy {
  return shortCopy<ListedAvailability>(
    async () => {
      const hours = await readHours(db, { settings, now: clock() });
      const days = slotsIn(hours);
      return { hours, days, answer: cachedAnswer({ availability: days }) };
    },
    { keptMs: settings.copySeconds * 1000, clock },
  );
}

/** GET /api/availability: the slots from now on, each available or booked. */
export function availabilityRoute(copy: AvailabilityCopy): RequestHandler {
  return async (request, response) => {
    const { answer } = await copy.get();
    sendCached(request, response, answer, CACHE_CONTROL);
  };
}

/** Returns the days with alternatives to `taken`. Reads again if the cached copy still shows that slot as free. */
export async function daysWithout(
  copy: AvailabilityCopy,
  taken: { date: string; time: string },
): Promise<readonly AvailabilityDay[]> {
  const listed = await copy.get();
  const isOutdated = listed.days.some(
    ({ date, slots }) =>
      date === taken.date && slots.some(({ time, status }) => time === taken.time && status === 'available'),
  );
  if (!isOutdated) return listed.days;
  copy.drop(listed);
  return (await copy.get()).days;
}
