import * as z from 'zod/mini';
import { storedCustomRequestSchema } from '../schemas/custom-request.ts';
import {
  chosenExtraSchema,
  preferredTimesSchema,
  quoteRequestSchema,
  wishedMeetingSchema,
} from '../schemas/quote-request.ts';
import { documentId, requiredLine, usdAmount } from '../schemas/text.ts';
import { SHOW_TIMINGS } from '../show/show-timing.ts';
import { RECEIVED_FIELDS } from './received.ts';
import { defineRecord, type FieldsOf } from './record.ts';

const request = quoteRequestSchema.shape;
const { city, state } = request.city.shape;

export const QUOTE_SUBMISSIONS = defineRecord({
  name: 'quote_submissions',
  about: 'A quote as the server computed it: choices, prices, contact. Money in US dollars.',
  schema: z.object({
    show_id: request.show.shape.id,
    show_name: request.show.shape.name,
    /** Missing unless the show opened too soon, or was over, at the time of the quote. */
    timing: z.optional(z.enum(SHOW_TIMINGS)),
    city,
    state,
    booth_size: request.boothSize,
    selected_render_title: z.nullable(requiredLine(120, 'Choose a design')),
    design_id: z.nullable(documentId()),
    design_fee: z.nullable(usdAmount()),
    custom_design: z.nullable(storedCustomRequestSchema),
    inspired_by: z.optional(documentId()),
    /** The project's name at the time of the quote. */
    inspired_by_name: z.optional(requiredLine(300, 'A project has a name')),
    /** With the stored names and prices, not those that the visitor sent. */
    extras: z.array(chosenExtraSchema),
    pricing: request.pricing,
    /** The requested time, which is booked only if there is a booking; null if the meeting is arranged later. */
    meeting: z.nullable(wishedMeetingSchema),
    preferred_times: preferredTimesSchema,
    contact: request.contact,
    booking_id: z.nullable(documentId()),
    /** Id of the team's delayed mail about the quote, which a booking deletes. */
    lead_mail_id: z.nullable(documentId()),
    ...RECEIVED_FIELDS,
  }),
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/send-quote; POST /api/create-booking (booking_id)',
  kept: "Until the visitor's data is deleted, or KEEP_LEADS_DAYS; with a booking, as long as the booking",
  defaults: { lead_mail_id: null },
});

export type QuoteSubmission = FieldsOf<typeof QUOTE_SUBMISSIONS>;
