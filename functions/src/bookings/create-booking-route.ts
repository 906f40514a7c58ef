import { createBookingSchema } from '../../../src/domain/schemas/create-booking.ts';
import type { ApiDependencies } from '../http/api-dependencies.ts';
import type { VisitorPost } from '../http/visitor-post.ts';
import { decideBooking } from './create-booking.ts';
import { type DaysWithout, slotTakenIfClaimed } from './slot-taken.ts';

/** Of the 60 requests an hour that a network has: three bookings, one of them without a quote. Slots are scarce. */
const BOOKINGS_SHARE = 3 / 60;
const WITHOUT_QUOTE_SHARE = 1 / 60;

/** POST /api/create-booking: books a slot, or says why not. */
export function createBookingRoute(
  { db, settings }: ApiDependencies,
  daysWithout: DaysWithout,
): VisitorPost<typeof createBookingSchema> {
  return {
    name: 'create-booking',
    schema: createBookingSchema,
    share: BOOKINGS_SHARE,
    hasTrap: true,
    furtherLimit: ({ quote_submission_id }) =>
      quote_submission_id ? null : { name: 'create-booking-without-quote', share: WITHOUT_QUOTE_SHARE },
    work: (request, now) => ({
      decide: (transaction) => decideBooking(transaction, { db, settings, now, daysWithout }, request),
      conflict: () => slotTakenIfClaimed(db, daysWithout, request),
    }),
  };
}
