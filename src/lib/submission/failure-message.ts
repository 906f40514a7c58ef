import type { Failure } from './outcome.ts';

/** Next to a form whose request was not sent. */
export const NOT_SENT = 'Please check your connection and try again. Everything you typed is still here.';

/** True if the next attempt sends different data anyway, so the visitor need not read why it failed. */
export function isFixedByRetry(failure: Failure): boolean {
  return (
    failure.kind === 'refused' &&
    (failure.code === 'idempotency-mismatch' || 'quote_submission_id' in failure.fields)
  );
}

/** Returns the message next to the form: a refusal's text, a busy server's wait, else `otherwise` and the wait. */
export function failureMessage(failure: Failure, otherwise: string): string {
  if (failure.kind === 'busy') {
    const wait = failure.retryAfter === null ? 'a minute' : waitOf(failure.retryAfter);
    return `There are too many requests at the moment. Please try again in ${wait}.`;
  }
  if (failure.kind === 'refused' && !isFixedByRetry(failure)) return failure.error;
  const wait = waitText(failure);
  return wait ? `${otherwise} ${wait}` : otherwise;
}

/** Returns a sentence that says when to try again; undefined if unknown or if a retry will not help. */
export function waitText({ kind, retryAfter }: Failure): string | undefined {
  if (kind === 'refused' || retryAfter === null) return undefined;
  return `Please try again in ${waitOf(retryAfter)}.`;
}

/** Formats seconds up to a minute, then minutes, rounded up: '40 seconds', '2 minutes'. */
function waitOf(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return count.toLocaleString('en-US', { style: 'unit', unit, unitDisplay: 'long' });
}
