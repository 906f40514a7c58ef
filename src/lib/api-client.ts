/** The site's own JSON API as the browser calls it (design, section 3): every answer is a value, nothing throws. */
import type { AlternativeSlot } from '../domain/schemas/create-booking.ts';
import { recordIn } from './json-record.ts';

/** How long one try may take before it counts as unanswered. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** An answer that is no success; `status` 0 means that none came (offline, timed out, cut off). */
export interface ApiFailure {
  readonly ok: false;
  readonly status: number;
  /** The failure's name in kebab-case, such as 'slot-taken'; empty when the answer is not the API's own. */
  readonly code: string;
  /** What the server says, for a person; for an answer that is not the API's own, its text. */
  readonly error: string;
  /** Messages by path of the payload, such as 'contact.email'. */
  readonly fields: Readonly<Record<string, string>>;
  /** Free slots in place of one that was taken. */
  readonly alternatives: readonly AlternativeSlot[];
  /** Seconds to wait before another try, where the server names them. */
  readonly retryAfter: number | null;
}

/** `T` is trusted as it comes: the API is of the same origin and the same build. */
export type ApiResult<T> = { readonly ok: true; readonly data: T } | ApiFailure;

/** Reads `path`; `cache` as in fetch ('no-store' goes past every cache of the browser). */
export function getJson<T>(path: string, options: Pick<RequestInit, 'cache'> = {}): Promise<ApiResult<T>> {
  return request<T>(path, options);
}

/** Sends `body`, JSON text already, as the intent known by `key`: the server acts once for each key. */
export function postJson<T>(path: string, body: string, key: string): Promise<ApiResult<T>> {
  return request<T>(path, {
    method: 'POST',
    cache: 'no-store',
    headers: { 'Content-Type': 'application/json', 'X-Idempotency-Key': key },
    body,
  });
}

async function request<T>(path: string, init: RequestInit): Promise<ApiResult<T>> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const text = await response.text();
    if (!response.ok) return failure(response.status, text, response.headers.get('Retry-After'));
    return { ok: true, data: JSON.parse(text) as T };
  } catch (error) {
    return failure(0, error instanceof Error ? error.message : String(error), null);
  }
}

function failure(status: number, text: string, retryAfter: string | null): ApiFailure {
  const answer = recordIn(text);
  const seconds = Number.parseInt(retryAfter ?? '', 10);
  return {
    ok: false,
    status,
    code: typeof answer.code === 'string' ? answer.code : '',
    error: typeof answer.error === 'string' ? answer.error : text.slice(0, 500),
    fields: (answer.fields ?? {}) as Record<string, string>,
    alternatives: (answer.alternatives ?? []) as AlternativeSlot[],
    retryAfter: seconds >= 0 ? seconds : null,
  };
}
