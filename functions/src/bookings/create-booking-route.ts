import { createBookingSchema } from '../../../src/domain/schemas/create-booking.ts';
import type { ApiDependencies } from '../http/api-dependencies.ts';
import type { VisitorPost } from '../http/visitor-post.ts';
import { decideBooking } from './create-booking.ts';
import { slotTaken } from './slot-taken.ts';

/** POST /api/create-booking: books a slot, or says why not. */
export function createBookingRoute({
  db,
  settings,
}: ApiDependencies): VisitorPost<typeof createBookingSchema> {
  return {
    name: 'create-booking',
    schema: createBookingSchema,
    share: 1 / 2,
    work: (request, now) => ({
      decide: (transaction) => decideBooking(transaction, { db, settings, now }, request),
      // The one document of the transaction that may exist already is the slot's claim.
      conflict: () => slotTaken(db, { settings, now }, request),
    }),
  };
}
