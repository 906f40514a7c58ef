import * as z from 'zod/mini';
import { isTimeZoneId } from '../time/time-zones.ts';
import { CAME_FROM } from './came-from.ts';
import { bookingContactShape } from './contact-details.ts';
import { calendarDate, documentId, slotLabel } from './text.ts';

/** An IANA time-zone name of one to three parts (see isTimeZoneId) that this runtime knows. */
export function timeZoneName() {
  return z.string().check(z.refine(isTimeZoneId, { error: 'Choose a time zone from the list' }));
}

/** Body of POST /api/create-booking; `date` and `time` are the slot's, in the company's zone. */
export const createBookingSchema = z.object({
  date: calendarDate(),
  time: slotLabel(),
  ...bookingContactShape,
  availability_id: documentId(),
  quote_submission_id: z._default(z.nullable(documentId()), null),
  time_zone: timeZoneName(),
  ...CAME_FROM,
});
export type CreateBooking = z.infer<typeof createBookingSchema>;
