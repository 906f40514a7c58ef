import { useRef } from 'react';
import { adminMessages } from '../../../../domain/admin-messages.ts';
import { type Intent, intentFor } from '../../../../domain/intent.ts';
import type { TeamBooking } from '../../../../domain/schemas/admin-bookings.ts';
import { type BookingReceipt, bookingAnswerSchema } from '../../../../domain/schemas/booking-answer.ts';
import type { RefusalAnswer } from '../../../../domain/schemas/refusal-answer.ts';
import { AdminApiError } from '../../../../lib/admin-api.ts';
import { postFor } from '../post-for.ts';
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
      const { key } = intent.current;
      const { booking } = await postFor(bookingAnswerSchema, 'bookings', meeting, { key });
      return { booking };
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
