/** Client of the site's JSON API. Every outcome is a value; nothing throws. */

/** Timeout of one attempt to send. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** A large body has more time: 2 Mbit/s. */
const BYTES_PER_MS = 250;

/** Timeout of one attempt to read. Reads are safe to repeat, and requests can hang on a bad connection. */
const READ_TIMEOUT_MS = 8_000;

const MAX_LOGGED_TEXT = 500;

/** An HTTP response, from our server or anything in between. */
export interface Reply {
  /** 0 if no complete response arrived in time. */
  readonly status: number;
  /** The body; with status 0, the reason. */
  readonly text: string;
  /** Seconds to wait before a retry, if given. */
  readonly retryAfter: number | null;
}

/** `T` is not validated: the API has the same origin and build. */
type JsonResult<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly reply: Reply };

/** GETs `path`; `cache`, `headers` as for fetch. Retries after each of `pauses` (ms), until refused or `retries` ended. */
export function getJson<T>(
  path: string,
  init: Pick<RequestInit, 'cache' | 'headers'> & { pauses?: readonly number[]; retries?: AbortSignal } = {},
): Promise<JsonResult<T>> {
  const { pauses = [], retries, ...options } = init;
  return withRetries(() => getOnce<T>(path, options), pauses, leastPause, retries);
}

/**
 * Sends, and retries after each pause while the result is worth a retry.
 * @param send must be safe to repeat
 * @param pauses pauses before the second attempt, the third and so on, in ms
 * @param leastPause the shortest pause, in ms, before retrying this result; null to stop
 * @param retries once aborted, nothing is sent again
 */
export async function withRetries<Result>(
  send: () => Promise<Result>,
  pauses: readonly number[],
  leastPause: (result: Result) => number | null,
  retries?: AbortSignal,
): Promise<Result> {
  let result = await send();
  for (const pause of pauses) {
    const least = leastPause(result);
    if (least === null) break;
    await new Promise((resolve) => setTimeout(resolve, Math.max(pause, least)));
    if (retries?.aborted) break;
    result = await send();
  }
  return result;
}

/** Refusals are final, except for 429. */
function leastPause(result: JsonResult<unknown>): number | null {
  if (result.ok) return null;
  const { status } = result.reply;
  return status >= 400 && status < 500 && status !== 429 ? null : 0;
}

async function getOnce<T>(path: string, init: RequestInit): Promise<JsonResult<T>> {
  const reply = await request(path, init, READ_TIMEOUT_MS);
  try {
    if (isSuccess(reply)) return { ok: true, data: JSON.parse(reply.text) as T };
  } catch {
    // Not JSON: a proxy's page
  }
  return { ok: false, reply };
}

/** POSTs `body` (JSON text) with an idempotency `key`: the server acts once per key. */
export function postJson(
  path: string,
  body: string,
  key: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const init = {
    method: 'POST',
    cache: 'no-store',
    headers: { ...headers, 'Content-Type': 'application/json', 'X-Idempotency-Key': key },
    body,
  } as const;
  return request(path, init, REQUEST_TIMEOUT_MS + body.length / BYTES_PER_MS);
}

/** Returns the header with a meeting link's token. */
export function meetingHeaders(token: string): Readonly<Record<string, string>> {
  return { 'X-Meeting-Token': token };
}

/** Returns the header with a proposal link's token. */
export function proposalHeaders(token: string): Readonly<Record<string, string>> {
  return { 'X-Proposal-Token': token };
}

/** True for a 2xx status. */
export function isSuccess({ status }: Pick<Reply, 'status'>): boolean {
  return status >= 200 && status < 300;
}

/** Returns a response for the log, such as '503 Down'. */
export function replyText({ status, text }: Pick<Reply, 'status' | 'text'>): string {
  return `${status} ${text.slice(0, MAX_LOGGED_TEXT)}`;
}

/** Sends a request. The reply has status 0 if none arrived in time. */
export async function request(
  path: string,
  init: RequestInit,
  timeoutMs = REQUEST_TIMEOUT_MS,
): Promise<Reply> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error('Timeout')), timeoutMs);
  try {
    const response = await fetch(path, { ...init, signal: deadline.signal });
    const text = await response.text();
    return { status: response.status, text, retryAfter: secondsIn(response.headers.get('Retry-After')) };
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.message : String(error), retryAfter: null };
  } finally {
    clearTimeout(timer);
  }
}

function secondsIn(header: string | null): number | null {
  const seconds = Number.parseInt(header ?? '', 10);
  return seconds >= 0 ? seconds : null;
}
