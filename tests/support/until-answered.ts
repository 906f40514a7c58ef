/**
 * Asks the same again, as every client does, while the database has no time for it or the network breaks: on a machine with
 * much other work both happen.
 * @returns the first answer that is none of 503
 */
export async function untilAnswered<Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask().catch(brokenNetwork);
    if (answer && answer.status !== 503) return answer;
  }
}

/** What `fetch` throws then. */
function brokenNetwork(error: unknown): null {
  if (error instanceof TypeError && error.message === 'fetch failed') return null;
  throw error;
}
