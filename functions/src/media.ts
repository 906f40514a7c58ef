import type { Express } from 'express';
import { onRequest } from 'firebase-functions/https';
import { allowOnly, createApp } from './http/create-app.ts';
import { entryPoint } from './http/entry-points.ts';
import { mediaRoute } from './media/media-route.ts';
import { type Bucket, defaultBucket } from './platform/firebase.ts';

/** Separate from `api`: images need memory, and a page of them must not queue before a booking. */
export const media = onRequest(
  {
    ...entryPoint('media'),
    concurrency: 40,
    maxInstances: 20,
    timeoutSeconds: 60,
    cors: false,
  },
  createMedia(defaultBucket),
);

/** Resolves the bucket at the first request, not when the code is loaded. */
export function createMedia(bucket: () => Bucket): Express {
  return createApp((routes) => {
    routes
      .route(/^\/media\//)
      .get(mediaRoute(bucket))
      .all(allowOnly('GET, HEAD'));
  });
}
