import * as z from 'zod/mini';
import { bookingMessages } from '../../../domain/messages/booking.ts';
import {
  type BookingReceipt,
  bookingAnswerSchema,
  pendingAnswerSchema,
  type QuoteAnswer,
  quoteAnswerSchema,
} from '../../../domain/schemas/booking-answer.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import type { SubmissionFailure, WizardAction } from '../../../domain/wizard/reducer.ts';
import { createBookingOf, quoteRequestOf, reusableQuoteId } from '../../../domain/wizard/request.ts';
import { isSuccess, replyText } from '../../../lib/api-client.ts';
import { failureMessage, isFixedByRetry, waitText } from '../../../lib/submission/failure-message.ts';
import type { Failure, Outcome } from '../../../lib/submission/outcome.ts';
import { submitIntent } from '../../../lib/submission/submit-intent.ts';

const SLOT_CODES = ['slot-taken', 'slot-in-past', 'slot-not-offered', 'availability-not-found'];

/** True if the server says that another slot must be chosen. */
export function isSlotGone(failure: Failure): boolean {
  return failure.kind === 'refused' && SLOT_CODES.includes(failure.code);
}

/** Longest wait in seconds that an outage asks for. A limit asks for more, and its text says what to do instead. */
const MAX_OUTAGE_S = 60;

function limitText({ status, error, retryAfter }: Failure): string | undefined {
  return status === 503 && error && (retryAfter ?? 0) > MAX_OUTAGE_S ? error : undefined;
}

/** Converts a failure for the wizard's state. */
export function submissionFailureOf(failure: Failure): SubmissionFailure {
  if (failure.kind === 'unanswered' || isFixedByRetry(failure))
    return {
      kind: 'unavailable',
      text: (isSuccess(failure) && failure.error) || limitText(failure) || waitText(failure),
    };
  if (failure.kind === 'refused' && failure.code === 'slot-taken')
    return { kind: 'slot-taken', alternatives: failure.alternatives };
  return {
    kind: 'refused',
    text: failureMessage(failure, bookingMessages.failedText),
    fields: failure.kind === 'refused' ? failure.fields : {},
  };
}

/** Pauses before the second and the third try, in ms. */
export const PAUSES_MS = [800, 2_500];

/** Must store the draft before it returns, so that a reload finds the intents. */
type Dispatch = (action: WizardAction) => void;

export type BookingOutcome =
  | { readonly status: 'confirmed'; readonly booking: BookingReceipt }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure };

/**
 * Books the meeting of a complete draft: sends the quote, unless it is already stored, then the booking.
 * Saves the idempotency key of each request in the draft before sending it. Updates the wizard's state
 * through `dispatch` and logs failures.
 * @throws Error if the draft lacks city, show, size or slot
 */
export async function bookMeeting(draft: WizardDraft, dispatch: Dispatch): Promise<BookingOutcome> {
  dispatch({ type: 'submit' });
  const quote = await storeQuote(draft, dispatch);
  if (quote.kind !== 'done') return failed(draft, quote, dispatch);
  const booking = await sendBooking(draft, quote.answer.quote_submission_id, dispatch);
  if (booking.kind !== 'done') {
    const { creationFailed, requestFailed } = bookingMessages;
    const text = booking.error || (isSuccess(booking) ? creationFailed : requestFailed);
    console.error(new Error(text, { cause: replyText(booking) }));
    return failed(draft, booking, dispatch);
  }
  if ('pending' in booking.answer) {
    // A retry needs a new key, since the server replays this response while it holds the time
    dispatch({ type: 'setIntents', intents: { booking: null } });
    dispatch({ type: 'pend', until: booking.answer.pending.until });
    return { status: 'pending' };
  }
  const receipt = booking.answer.booking;
  dispatch({ type: 'confirm', booking: receipt });
  return { status: 'confirmed', booking: receipt };
}

async function storeQuote(draft: WizardDraft, dispatch: Dispatch): Promise<Outcome<QuoteAnswer>> {
  const body = quoteRequestOf(draft);
  if (!body) throw new Error('The draft is not complete');
  const storedId = reusableQuoteId(draft.intents.quote, body);
  if (storedId) return { kind: 'done', answer: { success: true, quote_submission_id: storedId } };
  return sendQuote(draft, body, dispatch);
}

/** Sends the draft's quote, and logs a failure. Saves its idempotency key in the draft before, and its id after. */
export async function sendQuote(draft: WizardDraft, body: object, dispatch: Dispatch) {
  let { quote } = draft.intents;
  const setQuote = (next: typeof quote) => {
    quote = next;
    dispatch({ type: 'setIntents', intents: { quote } });
  };
  const outcome = await submitIntent({
    path: '/api/send-quote',
    isLead: true,
    body,
    answerSchema: quoteAnswerSchema,
    lastIntent: quote,
    keepIntent: (intent) => setQuote({ ...intent, submissionId: null }),
    dropIntent: () => setQuote(null),
    pauses: PAUSES_MS,
  });
  if (outcome.kind !== 'done') {
    console.error(new Error(`Failed to submit quote: ${replyText(outcome)}`));
  } else if (quote) {
    const { quote_submission_id: submissionId, pricing } = outcome.answer;
    setQuote({ ...quote, submissionId, ...(pricing && { total: pricing.estimatedTotal }) });
  }
  return outcome;
}

async function sendBooking(draft: WizardDraft, submissionId: string, dispatch: Dispatch) {
  const outcome = await submitIntent({
    path: '/api/create-booking',
    isLead: true,
    body: createBookingOf(draft, submissionId),
    answerSchema: z.union([bookingAnswerSchema, pendingAnswerSchema]),
    lastIntent: draft.intents.booking,
    keepIntent: (booking) => dispatch({ type: 'setIntents', intents: { booking } }),
    dropIntent: () => dispatch({ type: 'setIntents', intents: { booking: null } }),
    pauses: PAUSES_MS,
  });
  // The server no longer knows the stored quote, so the next try sends it again
  if (outcome.kind === 'refused' && 'quote_submission_id' in outcome.fields)
    dispatch({ type: 'setIntents', intents: { quote: null } });
  return outcome;
}

function failed(draft: WizardDraft, failure: Failure, dispatch: Dispatch): BookingOutcome {
  if (draft.meeting && isSlotGone(failure))
    dispatch({ type: 'setMeeting', meeting: { ...draft.meeting, slot: null } });
  dispatch({ type: 'fail', failure: submissionFailureOf(failure) });
  return { status: 'failed', failure };
}
