import { bookingMessages } from '../../../domain/messages/booking.ts';
import type { SubmissionFailure } from '../../../domain/wizard/reducer.ts';
import { isSuccess } from '../../../lib/api-client.ts';
import { failureMessage, isMendedByRetry, waitText } from '../../../lib/submission/failure-message.ts';
import type { Failure } from '../../../lib/submission/outcome.ts';

/** Codes after which the chosen slot can't be had any more. */
const SLOT_CODES = ['slot-taken', 'slot-in-past', 'slot-not-offered', 'availability-not-found'];

/** True if the server says that another slot must be chosen. */
export function isSlotGone(failure: Failure): boolean {
  return failure.kind === 'refused' && SLOT_CODES.includes(failure.code);
}

/**
 * The message of an unsuccessful result: its own text, or that nothing was booked; undefined for other
 * failures.
 */
export function unsuccessfulText(failure: Failure): string | undefined {
  return isSuccess(failure) ? failure.error || bookingMessages.creationFailed : undefined;
}

/** The failure as the wizard's state keeps it. */
export function submissionFailureOf(failure: Failure): SubmissionFailure {
  if (failure.kind === 'unanswered' || isMendedByRetry(failure))
    return { kind: 'unavailable', text: unsuccessfulText(failure) ?? waitText(failure) };
  if (failure.kind === 'refused' && failure.code === 'slot-taken')
    return { kind: 'slot-taken', alternatives: failure.alternatives };
  return {
    kind: 'refused',
    text: failureMessage(failure, bookingMessages.failedText),
    fields: failure.kind === 'refused' ? failure.fields : {},
  };
}
