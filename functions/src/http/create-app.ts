import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { type HttpsOptions, onRequest } from 'firebase-functions/https';
import { logEvent, requestIdOf, runInContext } from '../platform/logging.ts';
import type { FunctionName } from '../platform/service-accounts.ts';
import { entryPoint } from './entry-points.ts';
import { invalid, isRefusal, Problem, problemBody } from './problem.ts';
import type { ServedRoute } from './serve.ts';
import { unavailable } from './within-deadline.ts';

/** Defines a function that serves our routes; creates the app at the first request, when parameters can be read. */
export function httpFunction(name: FunctionName, options: HttpsOptions, create: () => Express) {
  let app: Express | undefined;
  return onRequest({ ...entryPoint(name), ...options, cors: false }, (request, response) => {
    app ??= create();
    return app(request, response);
  });
}

/** Returns an Express application with our headers, request ids and error answers. */
export function createApp(addRoutes: (app: Express) => void): Express {
  const app = express();
  app.disable('x-powered-by');
  // Cacheable routes set their own tag
  app.disable('etag');
  app.use(startRequest);
  addRoutes(app);
  app.use(() => {
    throw new Problem('not-found');
  });
  app.use(answerError);
  return app;
}

/** Adds a route that accepts GET only. */
export function addGet(app: Express, path: string | RegExp, ...handlers: RequestHandler[]): void {
  app
    .route(path)
    .get(...handlers)
    .all(allowOnly('GET, HEAD'));
}

/** Adds a served route, which accepts its method only. */
export function addRoute(app: Express, { route: { method, path }, handlers }: ServedRoute): void {
  if (method === 'get') addGet(app, path, ...handlers);
  else {
    app
      .route(path)
      .post(...handlers)
      .all(allowOnly('POST'));
  }
}

/** Answers 405 with the allowed methods, such as 'GET, HEAD'. */
export function allowOnly(methods: string): RequestHandler {
  return () => {
    throw new Problem('method-not-allowed', { headers: { Allow: methods } });
  };
}

/** Gives the request an id for logs and answer, and forbids caching by default. */
function startRequest(request: Request, response: Response, next: NextFunction): void {
  const requestId = requestIdOf(request.get('X-Cloud-Trace-Context'));
  response.set({
    'X-Request-Id': requestId,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  runInContext({ requestId, received: () => request.body as unknown }, next);
}

/** Errors of Express and its body parser that the caller can fix. */
const PARSER_PROBLEMS: Record<number, () => Problem> = {
  400: () => invalid({ body: 'The request could not be read' }),
  413: () => new Problem('too-large'),
  415: () => new Problem('unsupported-media-type'),
};

/** gRPC codes of a database that is down or overloaded: deadline exceeded, resource exhausted, aborted, unavailable. */
const AWAY_CODES: readonly unknown[] = [4, 8, 10, 14];

/** Codes of an image store that cannot be reached, refuses our account, or is overloaded; a missing file has 404. */
const STORE_AWAY_CODES: readonly unknown[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE'],
  ...[401, 403, 408, 429, 500, 502, 503, 504],
];

/** Turns every error into an answer. Express recognizes an error handler by its four parameters. */
function answerError(error: unknown, request: Request, response: Response, next: NextFunction): void {
  if (response.headersSent) {
    next(error);
    return;
  }
  const problem = problemOf(error);
  // Discards the rest of a refused body, which would otherwise hold the connection
  request.resume();
  response.set({ 'Cache-Control': 'no-store', ...problem.details.headers });
  response.status(problem.status).json(problemBody(problem));
  // After the answer, since resolving a stack takes time
  if (!isRefusal(problem)) {
    const route = `${request.method} ${request.path}`;
    logEvent('request-failed', { route, status: problem.status, error });
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // A path such as /api/projects/%E0%A4%A names nothing
  if (error instanceof URIError) return new Problem('not-found');
  const { code, status, expose } = (error ?? {}) as { code?: unknown; status?: unknown; expose?: unknown };
  if (AWAY_CODES.includes(code) || STORE_AWAY_CODES.includes(code)) return unavailable();
  const known = typeof status === 'number' && expose === true ? PARSER_PROBLEMS[status] : undefined;
  return known ? known() : new Problem('internal');
}
