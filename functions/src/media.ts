/** The stored images: what they are served from and at which address. */
import type { Express } from 'express';
import { onRequest } from 'firebase-functions/https';
import { REGION } from '../../src/config/region.ts';
import { allowOnly, createApp } from './http/create-app.ts';
import { keepBodiesUntouched } from './http/untouched-body.ts';
import { mediaRoute } from './media/media-route.ts';
import { type Bucket, defaultBucket } from './platform/firebase.ts';
import { runsAs } from './platform/service-accounts.ts';

keepBodiesUntouched('media');

/** Apart from `api`: images need memory, and a page of them must not queue before a booking. */
export const media = onRequest(
  {
    region: REGION,
    ...runsAs('media'),
    memory: '512MiB',
    concurrency: 40,
    maxInstances: 20,
    timeoutSeconds: 60,
    cors: false,
  },
  createMedia(defaultBucket),
);

/** The route. The bucket is asked for at the first request, not when the code is loaded. */
export function createMedia(bucket: () => Bucket): Express {
  return createApp((routes) => {
    routes
      .route(/^\/media\//)
      .get(mediaRoute(bucket))
      .all(allowOnly('GET, HEAD'));
  });
}
