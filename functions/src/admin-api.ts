import type { Express } from 'express';
import { onRequest } from 'firebase-functions/https';
import { listedAdmins } from './access/params.ts';
import { createAdminApi } from './admin-api-app.ts';
import { keepBodiesUntouched } from './http/untouched-body.ts';
import { enqueueMail } from './mail/enqueue-mail.ts';
import { auth, defaultBucket, firestore } from './platform/firebase.ts';

// Each deployed function is a process of its own; in the others, bodies must stay as the runtime reads them.
if (process.env['FUNCTION_TARGET'] === 'adminApi') keepBodiesUntouched();

let app: Express | undefined;

/** Apart from `api`: images need memory, and visitors' requests must not share an instance with them. */
export const adminApi = onRequest(
  { region: 'us-central1', memory: '2GiB', concurrency: 8, timeoutSeconds: 120, cors: false },
  (request, response) => {
    app ??= createAdminApi({
      db: firestore(),
      clock: () => new Date(),
      bucket: defaultBucket,
      verifyIdToken: (token) => auth().verifyIdToken(token, true),
      admins: listedAdmins,
      enqueue: enqueueMail,
    });
    return app(request, response);
  },
);
