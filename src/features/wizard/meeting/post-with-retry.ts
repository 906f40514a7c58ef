import type { ApiFailure, ApiResult } from '../../../lib/api-client.ts';

/** Pauses before the second and the third try. */
const PAUSES_MS = [800, 2_500];

/** A longer wait that the server asks for is told to the visitor instead of sat out. */
const LONGEST_PAUSE_S = 5;

/**
 * Sends up to three times, as long as a failure may pass by itself: no answer, the server's own fault, another try of
 * the same intent still at work, or a short wait that the server asks for. `send` must be safe to repeat.
 */
export async function postWithRetry<T>(
  send: () => Promise<ApiResult<T>>,
  wait: (ms: number) => Promise<void>,
): Promise<ApiResult<T>> {
  for (const pause of PAUSES_MS) {
    const result = await send();
    if (result.ok || !mayPass(result)) return result;
    await wait(Math.max(pause, (result.retryAfter ?? 0) * 1000));
  }
  return send();
}

function mayPass({ status, code, retryAfter }: ApiFailure): boolean {
  if (retryAfter !== null && retryAfter > LONGEST_PAUSE_S) return false;
  if (status === 429) return retryAfter !== null;
  return isUnavailable(status) || (status === 409 && code !== 'slot-taken');
}

/** True if the server gave no answer of its own to the question: nothing is known about the intent. */
export function isUnavailable(status: number): boolean {
  return status === 0 || status === 408 || status >= 500;
}
