/** The site's own JSON API as the browser calls it: every reply is a value, nothing throws. */

/** How long one try may take before it counts as unanswered. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** Longest text that is logged. */
const LONGEST_TEXT = 500;

/** An HTTP reply from any sender. */
export interface Reply {
  /** 0: nothing came back whole and in time. */
  readonly status: number;
  /** The body; with status 0, why there is none. */
  readonly text: string;
  /** Seconds to wait before another try, where they are named. */
  readonly retryAfter: number | null;
}

/** `T` is trusted as it comes: the API is of the same origin and the same build. */
export type JsonResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly reply: Reply };

/** Reads `path`; `cache` and `headers` as fetch takes them ('no-store' goes past every cache of the browser). */
export async function getJson<T>(
  path: string,
  options: { cache?: RequestCache; headers?: Readonly<Record<string, string>> } = {},
): Promise<JsonResult<T>> {
  const reply = await request(path, options);
  try {
    if (isSuccess(reply)) return { ok: true, data: JSON.parse(reply.text) as T };
  } catch {
    // No JSON: a page that a proxy sent instead
  }
  return { ok: false, reply };
}

/** Sends `body`, JSON text already, as the intent known by `key`: the server acts once for each key. */
export function postJson(
  path: string,
  body: string,
  key: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  return request(path, {
    method: 'POST',
    cache: 'no-store',
    headers: { ...headers, 'Content-Type': 'application/json', 'X-Idempotency-Key': key },
    body,
  });
}

/** True if the status says that it went well. */
export function isSuccess({ status }: Pick<Reply, 'status'>): boolean {
  return status >= 200 && status < 300;
}

/** The reply for the log, such as '503 Down'. */
export function replyText({ status, text }: Pick<Reply, 'status' | 'text'>): string {
  return `${status} ${text.slice(0, LONGEST_TEXT)}`;
}

async function request(path: string, init: RequestInit): Promise<Reply> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error('Timeout')), REQUEST_TIMEOUT_MS);
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
