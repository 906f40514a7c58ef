import type { RequestHandler } from 'express';
import type { ApiDependencies } from '../http/api-dependencies.ts';
import { CALLER_HEADER, echoedCaller } from '../http/caller-echo.ts';
import { Problem, problemBody } from '../http/problem.ts';
import { shortCopy } from '../http/short-copy.ts';
import { logEvent } from '../platform/logging.ts';
import { checkDatabase, checkImages, checkMail, type Health } from './read-health.ts';

/**
 * More frequent requests get the last result, so checks cost next to nothing; the CDN caches good results as
 * long.
 */
const KEPT_MS = 10_000;
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

/** A look into the image store is the dear one. */
const IMAGES_KEPT_MS = 60_000;

/**
 * GET /api/health: 200 if visitors can be served, else 503. It names the failing part but not the reason,
 * which is logged. With the deployment's echo key it also returns the caller's address as we see it; that
 * answer is never cached.
 */
export function healthRoute({ db, clock, bucket, settings }: ApiDependencies): RequestHandler {
  const images = shortCopy(() => checkImages(bucket), { keptMs: IMAGES_KEPT_MS, clock });
  const health = shortCopy(
    async (): Promise<Health> => {
      const [database, store, mail] = await Promise.all([
        checkDatabase(db),
        images.get(),
        checkMail(db, clock()),
      ]);
      const found = { database, images: store, mail };
      if (store !== 'ok') images.drop();
      if (!isWell(found)) logEvent('health-failed', found);
      return found;
    },
    { keptMs: KEPT_MS, clock },
  );
  return async (request, response) => {
    const checks = await health.get();
    const caller = echoedCaller(request, settings);
    if (caller) response.set(CALLER_HEADER, caller);
    if (isWell(checks)) {
      response.set('Cache-Control', caller ? 'no-store' : CACHE_CONTROL).json({ success: true, checks });
      return;
    }
    const problem = new Problem('unavailable', { extra: { checks } });
    response.status(problem.status).set('Retry-After', '10').json(problemBody(problem));
  };
}

function isWell(health: Health): boolean {
  return Object.values(health).every((result) => result === 'ok');
}
