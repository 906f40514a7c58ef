import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { inRun, requestIdOf } from '../platform/run-context.ts';
import { answerError, noSuchRoute } from './errors.ts';
import { Problem } from './problem.ts';

/**
 * An Express application as all of ours are: every request named, every answer with our headers, and whatever has no
 * route or goes wrong answered in our own shape.
 */
export function createApp(addRoutes: (app: Express) => void): Express {
  const app = express();
  app.disable('x-powered-by');
  // Routes whose answers may be kept make the tag themselves.
  app.disable('etag');
  app.use(startRequest);
  addRoutes(app);
  app.use(noSuchRoute);
  app.use(answerError);
  return app;
}

/** Handles the methods that a route does not take: 405 with those it does, such as 'GET, HEAD'. */
export function allowOnly(methods: string): RequestHandler {
  return () => {
    throw new Problem('method-not-allowed', { headers: { Allow: methods } });
  };
}

/** Names the request, for all that is logged of it and in its answer, and lets nothing be cached unless its route says so. */
function startRequest(request: Request, response: Response, next: NextFunction): void {
  const requestId = requestIdOf((name) => request.get(name));
  response.set({
    'X-Request-Id': requestId,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  const run = {
    requestId,
    get received() {
      return request.body as unknown;
    },
  };
  inRun(run, next);
}
