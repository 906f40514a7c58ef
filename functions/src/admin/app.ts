import express, { type Express } from 'express';
import { type GuardDependencies, requireAdmin } from '../access/require-admin.ts';
import { answerError, noSuchRoute } from '../api/errors.ts';
import { startRequest } from '../api/request-id.ts';
import { type ResendDependencies, resendMailRoute } from '../mail/resend-mail-route.ts';
import { Problem } from '../platform/problem.ts';
import { readImage } from './read-image.ts';
import { type UploadDependencies, uploadImageRoute } from './upload-image-route.ts';

export type AdminDependencies = GuardDependencies & UploadDependencies & ResendDependencies;

/** The routes for administrators: all behind the guard, so that a stranger learns not even which there are. */
export function createAdminApi(dependencies: AdminDependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(startRequest);
  app.use(requireAdmin(dependencies));

  app
    .route('/api/admin/images')
    .post(...readImage, uploadImageRoute(dependencies))
    .all(onlyPost);
  app.route('/api/admin/mail/:id/resend').post(resendMailRoute(dependencies)).all(onlyPost);

  app.use(noSuchRoute);
  app.use(answerError);
  return app;
}

function onlyPost(): never {
  throw new Problem('method-not-allowed', { headers: { Allow: 'POST' } });
}
