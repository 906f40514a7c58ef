import type { Express } from 'express';
import { type HttpsOptions, onRequest } from 'firebase-functions/https';
import type { FunctionName } from '../platform/service-accounts.ts';
import { entryPoint } from './entry-points.ts';

/** A function of our own routes. Made with the first request, since settings can be read at run time only. */
export function httpFunction(name: FunctionName, options: HttpsOptions, create: () => Express) {
  let app: Express | undefined;
  return onRequest({ ...entryPoint(name), ...options, cors: false }, (request, response) => {
    app ??= create();
    return app(request, response);
  });
}
