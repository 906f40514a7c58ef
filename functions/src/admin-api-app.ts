import express, { type Express } from 'express';
import { type GuardDependencies, requireAdmin } from './access/require-admin.ts';
import { answerError, noSuchRoute } from './http/errors.ts';
import { Problem } from './http/problem.ts';
import { startRequest } from './http/request-id.ts';
import { type ResendDependencies, resendMailRoute } from './mail/resend-mail-route.ts';
import { readImage } from './media/read-image.ts';
import { type UploadDependencies, uploadImageRoute } from './media/upload-image-route.ts';

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
