import type { NextFunction, Request, Response } from 'express';
import { inRun, requestIdOf } from '../platform/run-context.ts';

/** Names the request, for all that is logged of it and in its answer, and lets nothing be cached unless its route says so. */
export function startRequest(request: Request, response: Response, next: NextFunction): void {
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
