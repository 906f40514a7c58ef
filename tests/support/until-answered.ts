import { randomUUID } from 'node:crypto';

/**
 * Repeats a request, like every client, while the database is too busy or the network breaks, as happens on a busy
 * machine.
 * @returns the first response other than 503
 */
export async function untilAnswered<Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask().catch((error) => {
      if (error instanceof TypeError && error.message === 'fetch failed') return null;
      throw error;
    });
    if (answer && answer.status !== 503) return answer;
  }
}

/** Sends a request that many others send at the same moment, and repeats it with its key until it is answered. */
export function patiently<Answer extends { readonly status: number }>(
  ask: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = randomUUID();
  return untilAnswered(() => ask(key));
}
