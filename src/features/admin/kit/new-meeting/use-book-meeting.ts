import { useRef } from 'react';
import { adminMessages } from '../../../../domain/admin-messages.ts';
import { type Intent, intentFor } from '../../../../domain/intent.ts';
import type { TeamBooking } from '../../../../domain/schemas/admin-bookings.ts';
import { type BookingReceipt, bookingAnswerSchema } from '../../../../domain/schemas/booking-answer.ts';
import type { RefusalAnswer } from '../../../../domain/schemas/refusal-answer.ts';
import { AdminApiError, adminPost } from '../../../../lib/admin-api.ts';
import { answerIn } from '../answer-in.ts';
import { reportFailure } from '../report-failure.ts';

/** Refusals that another entry may fix. */
const FIXABLE = /^(slot-|invalid$)/;

interface Outcome {
  readonly booking?: BookingReceipt;
  readonly refused?: RefusalAnswer;
}

/**
 * Returns a function that books a meeting, once however often it is tried: the key stays until the server has answered.
 * It resolves to the booking or a refusal, or to neither after a failure, which it reports.
 */
export function useBookMeeting() {
  const intent = useRef<Intent | null>(null);
  return async (meeting: TeamBooking): Promise<Outcome> => {
    intent.current = intentFor(intent.current, meeting, () => crypto.randomUUID());
    try {
      const answer = await adminPost('bookings', meeting, { key: intent.current.key });
      return { booking: answerIn(answer, bookingAnswerSchema).booking };
    } catch (error) {
      const refused = error instanceof AdminApiError && error.status < 500 ? error.refusal : null;
      // A refusal is remembered with its key
      if (refused) intent.current = null;
      if (refused && FIXABLE.test(refused.code)) return { refused };
      reportFailure(adminMessages.bookings.bookFailed, error);
      return {};
    }
  };
}
