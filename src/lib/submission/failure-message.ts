import type { Failure } from './outcome.ts';

/** True if the next try sends something else of its own accord, so that the visitor need not read why. */
export function isMendedByRetry(failure: Failure): boolean {
  return (
    failure.kind === 'refused' &&
    (failure.code === 'idempotency-mismatch' || 'quote_submission_id' in failure.fields)
  );
}

/**
 * Message next to the form: the server's words for a refusal, the wait if it is busy, otherwise `otherwise`,
 * which says that another try may help, with the wait if the server names one.
 */
export function failureMessage(failure: Failure, otherwise: string): string {
  if (failure.kind === 'busy') return busyText(failure.retryAfter);
  return failure.kind === 'refused' && !isMendedByRetry(failure)
    ? failure.error
    : withWait(otherwise, failure);
}

/** `text`, and when to try again if the server says so. */
export function withWait(text: string, failure: Failure): string {
  const wait = waitText(failure);
  return wait ? `${text} ${wait}` : text;
}

/** When to try again, as a sentence; undefined if the server does not say, or another try will not help. */
export function waitText({ kind, retryAfter }: Failure): string | undefined {
  if (kind === 'refused' || retryAfter === null) return undefined;
  return `Please try again in ${waitOf(retryAfter)}.`;
}

/** `seconds` as the server named them, or null. */
function busyText(seconds: number | null): string {
  const wait = seconds === null ? 'a minute' : waitOf(seconds);
  return `There are too many requests at the moment. Please try again in ${wait}.`;
}

/** Seconds up to a minute, then minutes, rounded up: '40 seconds', '2 minutes'. */
function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 60
    ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
    : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
