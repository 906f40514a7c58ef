import type { Express } from 'express';
import { addGet, createApp, httpFunction } from './http/create-app.ts';
import { mediaRoute } from './media/media-route.ts';
import { type Bucket, defaultBucket } from './platform/firebase.ts';

/** Separate from `api`: images need memory, and a page's images must not make a booking wait. */
export const media = httpFunction('media', { concurrency: 40, maxInstances: 20, timeoutSeconds: 60 }, () =>
  createMedia(defaultBucket),
);

/** Returns the application. Resolves the bucket at the first request instead of when the code is loaded. */
export function createMedia(bucket: () => Bucket): Express {
  return createApp((routes) => addGet(routes, /^\/media\//, mediaRoute(bucket)));
}
