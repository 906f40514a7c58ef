import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

/** Names the request for the logs, and lets nothing be cached unless its route says so. */
export function startRequest(_request: Request, response: Response, next: NextFunction): void {
  const requestId = randomUUID();
  response.locals['requestId'] = requestId;
  response.set({
    'X-Request-Id': requestId,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  next();
}
