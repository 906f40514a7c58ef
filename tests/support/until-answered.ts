/**
 * Repeats a request, like every client, while the database is too busy or the network breaks, as happens on a busy
 * machine.
 * @returns the first response other than 503
 */
export async function untilAnswered<Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask().catch(brokenNetwork);
    if (answer && answer.status !== 503) return answer;
  }
}

/** Returns null for the error that `fetch` throws for a broken network. */
function brokenNetwork(error: unknown): null {
  if (error instanceof TypeError && error.message === 'fetch failed') return null;
  throw error;
}
