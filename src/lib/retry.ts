import type { JsonResult } from './api-client.ts';

/**
 * Sends once, and again after each pause for as long as a result may get better by that.
 * @param send must be safe to repeat
 * @param pauses the pauses before the second try, the third and so on, in ms
 * @param leastPause the shortest pause, in ms, after which this result is worth another try; null ends it
 */
export async function withRetries<Result>(
  send: () => Promise<Result>,
  pauses: readonly number[],
  leastPause: (result: Result) => number | null,
): Promise<Result> {
  let result = await send();
  for (const pause of pauses) {
    const least = leastPause(result);
    if (least === null) break;
    await new Promise((resolve) => setTimeout(resolve, Math.max(pause, least)));
    result = await send();
  }
  return result;
}

/** For `withRetries`: another try to read is worth it unless the answer is a no; too many requests are too many for now only. */
export function leastPauseOfRead(result: JsonResult<unknown>): number | null {
  if (result.ok) return null;
  const { status } = result.reply;
  return status >= 400 && status < 500 && status !== 429 ? null : 0;
}
