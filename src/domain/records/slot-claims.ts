import * as z from 'zod/mini';
import { calendarDate, documentId, slotLabel } from '../schemas/text.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const SLOT_CLAIMS = defineRecord({
  name: 'slot_claims',
  about: 'Marks a slot as booked. Its id is the slot, so that a slot can have only one claim.',
  isPersonal: false,
  schema: z.object({
    date: calendarDate(),
    time: slotLabel(),
    booking_id: documentId(),
    /** The administrator who holds the meeting; missing in older claims. */
    admin_id: z.optional(documentId()),
  }),
  administrators: { read: 'all', write: [] },
  writtenBy: 'With the booking',
  kept: 'Until the booking is moved, canceled or deleted',
});

export type SlotClaim = FieldsOf<typeof SLOT_CLAIMS>;
