import type { RequestHandler } from 'express';
import type { ApiDependencies } from '../http/api-dependencies.ts';
import { sendCached } from '../http/send-cached.ts';
import { withinDeadline } from '../http/within-deadline.ts';
import { readContent } from './read-content.ts';

/** A minute at the CDN, then up to ten more while it fetches anew: an edit shows soon, the database rests. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** GET /api/content: published content. */
export function contentRoute({ db }: ApiDependencies): RequestHandler {
  return async (request, response) => {
    sendCached(request, response, await withinDeadline(() => readContent(db)), CACHE_CONTROL);
  };
}
