import * as z from 'zod/mini';
import { fieldMessages } from '../messages/fields.ts';
import { isTimeZoneId } from '../time/time-zones.ts';
import { CAME_FROM } from './came-from.ts';
import { website } from './contact-details.ts';
import { calendarDate, documentId, emailAddress, optionalLine, requiredLine, slotLabel } from './text.ts';

/** An IANA time-zone name of one to three parts (see isTimeZoneId) that this runtime knows. */
export function timeZoneName() {
  return z.string().check(z.refine(isTimeZoneId, { error: 'Choose a time zone from the list' }));
}

/** Body of POST /api/create-booking; `date` and `time` are the slot's, in America/New_York. */
export const createBookingSchema = z.object({
  date: calendarDate(),
  time: slotLabel(),
  user_email: emailAddress(),
  user_name: requiredLine(100, fieldMessages.name),
  user_phone: z._default(optionalLine(50), ''),
  company: requiredLine(100, fieldMessages.company),
  website: z._default(website(), ''),
  availability_id: documentId(),
  quote_submission_id: z._default(z.nullable(documentId()), null),
  time_zone: timeZoneName(),
  ...CAME_FROM,
});
export type CreateBooking = z.infer<typeof createBookingSchema>;
