import type { RequestHandler } from 'express';
import type { ApiDependencies } from '../http/api-dependencies.ts';
import { cachedAnswer, sendCached } from '../http/send-cached.ts';
import { shortCopy } from '../http/short-copy.ts';
import { readContent } from './read-content.ts';

/**
 * Cached for a minute at the CDN, then served stale for ten while it revalidates: edits show soon and the
 * database rests.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** GET /api/content: published content. */
export function contentRoute({ db, clock, settings }: ApiDependencies): RequestHandler {
  const copy = shortCopy(async () => cachedAnswer(await readContent(db)), {
    keptMs: settings.copySeconds * 1000,
    clock,
  });
  return async (request, response) => {
    sendCached(request, response, await copy.get(), CACHE_CONTROL);
  };
}
