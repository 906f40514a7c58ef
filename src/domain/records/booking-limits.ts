import * as z from 'zod/mini';
import { documentId, emailAddress } from '../schemas/text.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

/** Maximum upcoming meetings per email address. */
export const MAX_MEETINGS_AHEAD = 2;

export const BOOKING_LIMITS = defineRecord({
  name: 'booking_limits',
  about:
    'The latest meetings booked by an email address. Bookings of one address go through it one after the other. Its id is the SHA-256 of the address.',
  schema: z.object({ email: emailAddress(), booking_ids: z.array(documentId()), created_at: moment() }),
  labels: { email: 'Email', booking_ids: 'Bookings', created_at: 'Last booked' },
  writtenBy: 'POST /api/create-booking',
  kept: 'Until it is deleted with everything stored about the visitor, or with its last booking',
});

export type BookingLimit = FieldsOf<typeof BOOKING_LIMITS>;
