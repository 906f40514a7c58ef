import type { RequestHandler } from 'express';
import type { ApiDependencies } from '../http/api-dependencies.ts';
import { type CachedAnswer, cachedAnswer, sendCached } from '../http/send-cached.ts';
import { type ShortCopy, shortCopy } from '../http/short-copy.ts';
import { listAvailability } from './list-availability.ts';

/** Seconds only: a booked slot must not look free for long; the booking itself decides anyway. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5';

/** What this instance answers about availability; to be dropped when it claims or frees a slot. */
export function availabilityCopy({ db, clock, settings }: ApiDependencies): ShortCopy<CachedAnswer> {
  return shortCopy(
    async () => cachedAnswer({ availability: await listAvailability(db, { settings, now: clock() }) }),
    { keptMs: settings.copySeconds * 1000, clock },
  );
}

/** GET /api/availability: what can be booked from now on, and what of it is booked. */
export function availabilityRoute(copy: ShortCopy<CachedAnswer>): RequestHandler {
  return async (request, response) => {
    sendCached(request, response, await copy.get(), CACHE_CONTROL);
  };
}
