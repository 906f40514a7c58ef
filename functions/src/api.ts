import type { Express } from 'express';
import { onRequest } from 'firebase-functions/https';
import { createApi } from './api-app.ts';
import { keepBodiesUntouched } from './http/untouched-body.ts';
import { firestore } from './platform/firebase.ts';
import { readSettings } from './platform/params.ts';

// Each deployed function is a process of its own; in the others, bodies must stay as the runtime reads them.
if (process.env['FUNCTION_TARGET'] === 'api') keepBodiesUntouched();

let app: Express | undefined;

/** All JSON routes in one function, so that the content request has warmed the instance that takes the booking. */
export const api = onRequest(
  { region: 'us-central1', memory: '512MiB', concurrency: 80, timeoutSeconds: 30, cors: false },
  (request, response) => {
    app ??= createApi({ db: firestore(), clock: () => new Date(), settings: readSettings() });
    return app(request, response);
  },
);
