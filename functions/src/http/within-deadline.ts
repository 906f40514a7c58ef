import { Problem } from './problem.ts';

/** Promised is an answer within 8 seconds (docs/api.md); the rest is for the way there and back. */
const DEADLINE_MS = 6_500;

/** Seconds after which a database that was away may be back. */
const RETRY_AFTER_S = 10;

/**
 * Returns what `work` resolves to, within the deadline. Late work continues up to its commit, where it checks
 * the signal. If it had already committed, a retry of the request finds the answer (idempotency.ts).
 * @throws Problem `unavailable` with Retry-After at the deadline
 */
export async function withinDeadline<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const deadline = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const problem = unavailable();
      deadline.abort(problem);
      reject(problem);
    }, DEADLINE_MS);
  });
  try {
    return await Promise.race([work(deadline.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The answer while the database does not answer us. */
export function unavailable(): Problem {
  return new Problem('unavailable', { headers: { 'Retry-After': String(RETRY_AFTER_S) } });
}
