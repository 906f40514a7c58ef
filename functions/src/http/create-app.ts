import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { logEvent } from '../platform/logging.ts';
import { inRun, requestIdOf } from '../platform/run-context.ts';
import { invalid, Problem, problemBody } from './problem.ts';
import { unavailable } from './within-deadline.ts';

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

/** Answers 404 where no route is. */
function noSuchRoute(): never {
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
