import type { Failure } from './outcome.ts';

/** True if the next try sends something else of its own accord, so that the visitor need not read why. */
export function isMendedByRetry(failure: Failure): boolean {
  return (
    failure.kind === 'refused' &&
    (failure.code === 'idempotency-mismatch' || 'quote_submission_id' in failure.fields)
  );
}

/**
 * What stands beside the form: the server's own words if it refused, the wait if it is busy, and `otherwise`, which says
 * that another try may help, where nothing is known.
 */
export function failureMessage(failure: Failure, otherwise: string): string {
  if (failure.kind === 'busy') return busyText(failure.retryAfter);
  return failure.kind === 'refused' && !isMendedByRetry(failure) ? failure.error : otherwise;
}

/** `seconds` as the server named them, or null. */
function busyText(seconds: number | null): string {
  if (seconds === null) return 'There are too many requests at the moment. Please try again in a minute.';
  const minutes = Math.ceil(seconds / 60);
  const wait =
    seconds < 60
      ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `There are too many requests at the moment. Please try again in ${wait}.`;
}
