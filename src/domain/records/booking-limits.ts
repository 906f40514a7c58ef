import * as z from 'zod/mini';
import { documentId, emailAddress } from '../schemas/text.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

/** Maximum upcoming meetings per email address. */
export const MAX_MEETINGS_AHEAD = 2;

export const BOOKING_LIMITS = defineRecord({
  name: 'booking_limits',
  about:
    'The latest meetings booked by an email address; its id is the SHA-256 of the address. It serializes bookings of one address.',
  schema: z.object({ email: emailAddress(), booking_ids: z.array(documentId()), created_at: moment() }),
  writtenBy: 'POST /api/create-booking',
  kept: "Until the visitor's data or its last booking is deleted",
});

export type BookingLimit = FieldsOf<typeof BOOKING_LIMITS>;
