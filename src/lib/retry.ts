/**
 * Sends, and retries after each pause while the result is worth a retry.
 * @param send must be safe to repeat
 * @param pauses the pauses before the second try, the third and so on, in ms
 * @param leastPause the shortest pause, in ms, before retrying this result; null to stop
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
