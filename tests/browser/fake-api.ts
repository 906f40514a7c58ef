import { onTestFinished, vi } from 'vitest';
import type { UnusableAnswer } from '../support/unusable-answers.ts';

/** A request that a component made. */
export interface FakeRequest {
  readonly method: string;
  /** Path with query: '/api/content'. */
  readonly path: string;
  readonly headers: Headers;
  /** The body as text; empty for none. */
  readonly body: string;
  readonly cache: RequestCache;
  /** Aborted when the caller gives up. */
  readonly signal: AbortSignal | null;
}

/**
 * A response: a body for 200, a Response, or a function that returns one. A function that throws simulates a broken
 * network.
 */
export type Answer = object | ((request: FakeRequest) => Response | object | Promise<Response | object>);

/** The API that a test's components call. */
export interface FakeApi {
  /** All requests so far, oldest first. */
  readonly requests: readonly FakeRequest[];
  /** The requests of one route ('POST /api/send-quote'), oldest first. */
  readonly requestsTo: (route: string) => FakeRequest[];
  /** Sets the response of a route ('GET /api/content') from now on. */
  readonly answer: (route: string, answer: Answer) => void;
}

/** Returns a JSON response. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/** Returns a failure in the API's format. */
export function problem(status: number, fields: Record<string, unknown>, headers = {}): Response {
  return json({ success: false, ...fields }, status, headers);
}

/** Returns a response as sent by a captive portal or proxy. */
export function unusable({ status, contentType, body }: UnusableAnswer): Answer {
  return () => new Response(body, { status, headers: { 'Content-Type': contentType } });
}

/** Simulates a network on which nothing arrives. */
export function noAnswer(): never {
  throw new TypeError('Failed to fetch');
}

/** Returns a response that waits until `release` is called. */
export function held(answer: Answer): { answer: Answer; release: () => void } {
  const gate = Promise.withResolvers<void>();
  return {
    answer: async (request) => {
      await gate.promise;
      return typeof answer === 'function' ? answer(request) : answer;
    },
    release: () => gate.resolve(),
  };
}

/** Paths of the booths' models and pictures, of the build's report, and of blobs, whose path is the whole address. */
const OWN_FILES = ['/src/assets/', '/.local/demo-models/', '/left-out.json', 'http'];

/** Captured before a test replaces it: a second fake in a test would otherwise call itself. */
const { fetch: realFetch } = globalThis;

/**
 * Replaces `fetch` until the test ends; the site's files are served as usual. A route without a response fails like a
 * broken network and logs it, which fails the test (tests/browser/setup.ts).
 * @example
 * const api = fakeApi({ 'GET /api/content': DEMO_CONTENT, 'POST /api/send-quote': problem(503, {}) });
 * await expect.poll(() => api.requestsTo('POST /api/send-quote')).toHaveLength(1);
 */
export function fakeApi(answers: Record<string, Answer> = {}): FakeApi {
  const known = new Map(Object.entries(answers));
  const requests: FakeRequest[] = [];
  let isOver = false;

  async function respond(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const request = requestOf(input, init);
    const route = routeOf(request);
    const answer = known.get(route);
    if (!answer && OWN_FILES.some((start) => request.path.startsWith(start))) return realFetch(input, init);
    requests.push(request);
    if (!answer) {
      console.error(`Nothing answers ${route} in this test`);
      return noAnswer();
    }
    const answered = Promise.resolve(typeof answer === 'function' ? answer(request) : answer);
    const result = await Promise.race([answered, timeoutOf(request.signal)]);
    return result instanceof Response ? result.clone() : json(result);
  }

  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockImplementation(respond);
  /** Rejects at the caller's timeout. After the test it stays silent: a retry would reach the next test's API. */
  function timeoutOf(signal: AbortSignal | null): Promise<never> {
    return new Promise((_, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => {
        if (!isOver) reject(signal.reason);
      });
    });
  }

  onTestFinished(() => {
    isOver = true;
    fetchSpy.mockRestore();
  });
  return {
    requests,
    requestsTo: (route) => requests.filter((request) => routeOf(request) === route),
    answer: (route, answer) => known.set(route, answer),
  };
}

/** Returns the idempotency keys of a route's requests, in order. */
export function keysSentTo(api: FakeApi, route: string): (string | null)[] {
  return api.requestsTo(route).map(({ headers }) => headers.get('X-Idempotency-Key'));
}

function routeOf({ method, path }: FakeRequest): string {
  return `${method} ${path.split('?')[0]}`;
}

function requestOf(input: RequestInfo | URL, init: RequestInit): FakeRequest {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
  return {
    method: init.method ?? 'GET',
    path: pathname + search,
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' ? init.body : '',
    cache: init.cache ?? 'default',
    signal: init.signal ?? null,
  };
}
