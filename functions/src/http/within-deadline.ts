import { AsyncLocalStorage } from 'node:async_hooks';
import { withTimeout } from '../platform/with-timeout.ts';
import { Problem } from './problem.ts';

/** docs/api.md promises an answer within 8 seconds; the difference is for the network. */
const DEADLINE_MS = 6_500;

const deadlines = new AsyncLocalStorage<AbortSignal>();

/**
 * Returns the result of `work` within the deadline, of which `spentMs` are gone. Late work continues until its commit,
 * where it checks the signal or calls `requireInTime`. If it has committed by then, a retry of the request gets its
 * answer (idempotency.ts).
 * @throws Problem `unavailable` with Retry-After at the deadline
 */
export async function withinDeadline<T>(work: (signal: AbortSignal) => Promise<T>, spentMs = 0): Promise<T> {
  const deadline = new AbortController();
  const { signal } = deadline;
  return withTimeout(
    deadlines.run(signal, () => work(signal)),
    Math.max(0, DEADLINE_MS - spentMs),
    () => {
      const problem = unavailable();
      deadline.abort(problem);
      return problem;
    },
  );
}

/**
 * Ends work whose request was answered at its deadline. Called before each write of an administrator's request; does
 * nothing in a job.
 * @throws Problem `unavailable`
 */
export function requireInTime(): void {
  deadlines.getStore()?.throwIfAborted();
}

/** Time left until the deadline for a few reads and a write, on a busy machine. */
const VERDICT_MS = 2_000;

/** Resolves as `work`, or shortly before the deadline as `verdict`, unless that is null or fails. */
export async function orVerdict<T>(work: Promise<T>, verdict: () => Promise<T | null>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    const ask = () =>
      verdict().then(
        (found) => found !== null && resolve(found),
        () => undefined,
      );
    timer = setTimeout(ask, DEADLINE_MS - VERDICT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Returns the answer for a database that does not respond. */
export function unavailable(): Problem {
  return new Problem('unavailable', { headers: { 'Retry-After': '10' } });
}
