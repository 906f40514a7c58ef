import type { NextFunction, Request, Response } from 'express';
import { logEvent } from '../platform/logging.ts';
import { invalid, Problem, problemBody } from './problem.ts';
import { unavailable } from './within-deadline.ts';

/** Answers 404 where no route is. */
export function noSuchRoute(): never {
  throw new Problem('not-found');
}

/** Errors of Express and its body parser that the caller can fix. */
const PARSER_PROBLEMS: Record<number, () => Problem> = {
  400: () => invalid({ body: 'The request could not be read' }),
  413: () => new Problem('too-large'),
  415: () => new Problem('unsupported-media-type'),
};

/**
 * gRPC codes of a database that is down or overloaded: deadline exceeded, resource exhausted, aborted,
 * unavailable.
 */
const AWAY_CODES: readonly unknown[] = [4, 8, 10, 14];

/** The one place where an error becomes an answer. Four parameters: that is how Express knows an error handler. */
export function answerError(error: unknown, request: Request, response: Response, next: NextFunction): void {
  if (response.headersSent) {
    next(error);
    return;
  }
  const problem = problemOf(error);
  // The rest of a body that was refused half-way runs off: kept waiting, it would hold the connection.
  request.resume();
  response.set({ 'Cache-Control': 'no-store', ...problem.details.headers });
  response.status(problem.status).json(problemBody(problem));
  // Logged after the answer: resolving a stack takes time, and the client is waiting
  if (problem.status >= 500) {
    logEvent('request-failed', {
      route: `${request.method} ${request.path}`,
      status: problem.status,
      error,
    });
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code, status, expose } = (error ?? {}) as { code?: unknown; status?: unknown; expose?: unknown };
  if (AWAY_CODES.includes(code)) return unavailable();
  const known = typeof status === 'number' && expose === true ? PARSER_PROBLEMS[status] : undefined;
  return known ? known() : new Problem('internal');
}
