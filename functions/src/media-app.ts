import express, { type Express } from 'express';
import { answerError, noSuchRoute } from './http/errors.ts';
import { Problem } from './http/problem.ts';
import { startRequest } from './http/request-id.ts';
import { mediaRoute } from './media/media-route.ts';
import type { Bucket } from './platform/firebase.ts';

/** Serves stored images. The bucket is asked for at the first request, not when the code is loaded. */
export function createMedia(bucket: () => Bucket): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(startRequest);
  app
    .route(/^\/media\//)
    .get(mediaRoute(bucket))
    .all(() => {
      throw new Problem('method-not-allowed', { headers: { Allow: 'GET, HEAD' } });
    });
  app.use(noSuchRoute);
  app.use(answerError);
  return app;
}
