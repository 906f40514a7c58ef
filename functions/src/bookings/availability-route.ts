import type { RequestHandler } from 'express';
import type { ApiDependencies } from '../http/api-dependencies.ts';
import { sendCached } from '../http/send-cached.ts';
import { withinDeadline } from '../http/within-deadline.ts';
import { listAvailability } from './list-availability.ts';

/** Seconds only: a booked slot must not look free for long; the booking itself decides anyway. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5';

/** GET /api/availability: what can be booked from now on, and what of it is booked. */
export function availabilityRoute({ db, clock, settings }: ApiDependencies): RequestHandler {
  return async (request, response) => {
    const availability = await withinDeadline(() => listAvailability(db, { settings, now: clock() }));
    sendCached(request, response, { availability }, CACHE_CONTROL);
  };
}
