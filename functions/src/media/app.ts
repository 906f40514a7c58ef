import express, { type Express } from 'express';
import { answerError, noSuchRoute } from '../api/errors.ts';
import { startRequest } from '../api/request-id.ts';
import type { Bucket } from '../platform/firebase.ts';
import { Problem } from '../platform/problem.ts';
import { mediaRoute } from './media-route.ts';

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
