import { intentFor } from '../../../domain/intent.ts';
import { messages } from '../../../domain/messages.ts';
import type { BookingReceipt } from '../../../domain/schemas/create-booking.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';
import { createBookingOf, quoteRequestOf, reusableQuoteId } from '../../../domain/wizard/request.ts';
import type { ApiFailure, ApiResult } from '../../../lib/api-client.ts';
import { postWithRetry } from './post-with-retry.ts';
import { isSlotGone, submissionFailureOf } from './submission-failure.ts';

export interface BookingDependencies {
  readonly post: <T>(path: string, body: string, key: string) => Promise<ApiResult<T>>;
  /** Must have stored the draft when it returns: a reload after it must find the intents. */
  readonly dispatch: (action: WizardAction) => void;
  readonly newKey: () => string;
  readonly wait: (ms: number) => Promise<void>;
  readonly log: (error: Error) => void;
}

/** How a submission ended: with the booking, or with the answer that prevented it. */
export type BookingOutcome =
  | { readonly status: 'confirmed'; readonly booking: BookingReceipt }
  | { readonly status: 'failed'; readonly answer: ApiFailure };

/**
 * Sends a complete draft: the quote first, unless it is stored already, then the booking.
 * Each request belongs to an intent whose key is in the draft before it is sent, so that no retry, in this page or after
 * a reload, does anything twice. The wizard's state follows through `dispatch`.
 * @throws Error if the draft lacks city, show, size or slot
 */
export async function bookMeeting(draft: WizardDraft, deps: BookingDependencies): Promise<BookingOutcome> {
  deps.dispatch({ type: 'submit' });
  const quote = await sendQuote(draft, deps);
  if (!quote.ok) {
    deps.log(new Error(messages.quote.submitFailed(quote.status, quote.error)));
    return failed(draft, quote, deps);
  }
  const booking = await sendBooking(draft, quote.data, deps);
  if (!booking.ok) {
    deps.log(new Error(`Failed to create booking: ${booking.status} ${booking.error}`));
    return failed(draft, booking, deps);
  }
  deps.dispatch({ type: 'confirm', booking: booking.data });
  return { status: 'confirmed', booking: booking.data };
}

/** Stores the quote; answers its id. */
async function sendQuote(
  draft: WizardDraft,
  { dispatch, newKey, post, wait }: BookingDependencies,
): Promise<ApiResult<string>> {
  const request = quoteRequestOf(draft);
  if (!request) throw new Error('The draft is not complete');
  const storedId = reusableQuoteId(draft.intents.quote, request);
  if (storedId) return { ok: true, data: storedId };

  const { key, body } = intentFor(draft.intents.quote, request, newKey);
  dispatch({ type: 'setIntents', intents: { quote: { key, body, submissionId: null } } });
  const result = await postWithRetry(
    () => post<{ quote_submission_id: string }>('/api/send-quote', body, key),
    wait,
  );
  if (!result.ok) {
    if (isDefinite(result)) dispatch({ type: 'setIntents', intents: { quote: null } });
    return result;
  }
  const submissionId = result.data.quote_submission_id;
  dispatch({ type: 'setIntents', intents: { quote: { key, body, submissionId } } });
  return { ok: true, data: submissionId };
}

/** Books the meeting of the stored quote. */
async function sendBooking(
  draft: WizardDraft,
  submissionId: string,
  { dispatch, newKey, post, wait }: BookingDependencies,
): Promise<ApiResult<BookingReceipt>> {
  const { key, body } = intentFor(draft.intents.booking, createBookingOf(draft, submissionId), newKey);
  dispatch({ type: 'setIntents', intents: { booking: { key, body } } });
  const result = await postWithRetry(
    () => post<{ booking: BookingReceipt }>('/api/create-booking', body, key),
    wait,
  );
  if (result.ok) return { ok: true, data: result.data.booking };
  if (isDefinite(result)) dispatch({ type: 'setIntents', intents: { booking: null } });
  // The stored quote is not known there any more, so the next try sends it anew.
  if ('quote_submission_id' in result.fields) dispatch({ type: 'setIntents', intents: { quote: null } });
  return result;
}

/**
 * True if the server said no for good, and remembers that under the key: that ends the intent. The same choice made
 * again later is a new wish, not a repetition.
 */
function isDefinite({ status }: ApiFailure): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function failed(draft: WizardDraft, answer: ApiFailure, { dispatch }: BookingDependencies): BookingOutcome {
  if (draft.meeting && isSlotGone(answer))
    dispatch({ type: 'setMeeting', meeting: { ...draft.meeting, slot: null } });
  dispatch({ type: 'fail', failure: submissionFailureOf(answer) });
  return { status: 'failed', answer };
}
