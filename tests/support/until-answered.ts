/**
 * Repeats a request, as every client does, while the database is too busy or the network breaks: on a busy machine
 * both happen.
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

/** The error that `fetch` throws then. */
function brokenNetwork(error: unknown): null {
  if (error instanceof TypeError && error.message === 'fetch failed') return null;
  throw error;
}
