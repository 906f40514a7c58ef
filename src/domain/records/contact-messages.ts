import * as z from 'zod/mini';
import { LEAD_SOURCES } from '../schemas/added-lead.ts';
import { contactMessageSchema } from '../schemas/contact-message.ts';
import { administratorsAddress } from '../schemas/leads.ts';
import { quoteRequestSchema } from '../schemas/quote-request.ts';
import { documentId, optionalLine } from '../schemas/text.ts';
import { MAX_SHOW_NAME } from '../show/shows.ts';
import { LEAD_DEFAULTS, LEAD_LABELS, LEAD_RECORD } from './lead.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const CONTACT_MESSAGES = defineRecord({
  name: 'contact_messages',
  about:
    'A message from the contact form, or a person whom the team added, with a phone number or an address.',
  schema: z.extend(contactMessageSchema, {
    /** The way in which an added person was met; missing for messages, like the next fields. */
    source: z.optional(z.enum(LEAD_SOURCES)),
    /** Email address of the administrator. */
    added_by: z.optional(administratorsAddress()),
    show_id: z.optional(documentId()),
    show_name: z.optional(optionalLine(MAX_SHOW_NAME)),
    booth_size: z.optional(quoteRequestSchema.shape.boothSize),
    ...LEAD_RECORD,
  }),
  labels: {
    name: 'Name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    source: 'Source',
    added_by: 'Added by',
    show_id: 'Id of the show',
    show_name: 'Show',
    booth_size: 'Booth Size',
    ...LEAD_LABELS,
  },
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/send-contact-email; POST /api/admin/leads; POST /api/admin/leads/change (lead)',
  kept: "Until the visitor's data is deleted, or KEEP_LEADS_DAYS",
  defaults: LEAD_DEFAULTS,
});

export type StoredContactMessage = FieldsOf<typeof CONTACT_MESSAGES>;
