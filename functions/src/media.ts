import { onRequest } from 'firebase-functions/https';
import { createMedia } from './media-app.ts';
import { defaultBucket } from './platform/firebase.ts';

const app = createMedia(defaultBucket);

/** Apart from `api`: images need memory, and a page of them must not queue before a booking. */
export const media = onRequest(
  { region: 'us-central1', memory: '512MiB', concurrency: 40, timeoutSeconds: 60, cors: false },
  app,
);
