/** Leads that administrators add through POST /api/admin/leads. */
import * as z from 'zod/mini';
import { fieldMessages } from '../messages/fields.ts';
import { leadFields } from './leads.ts';
import { quoteRequestSchema } from './quote-request.ts';
import { documentId, emailAddress, optionalLine, requiredLine } from './text.ts';

/** Ways in which people reach the team without the site. */
export const LEAD_SOURCES = ['call', 'show', 'other'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

export const LEAD_SOURCE_NAMES: Readonly<Record<LeadSource, string>> = {
  call: 'Phone call',
  show: 'Trade show',
  other: 'Added by the team',
};

/** Body of POST /api/admin/leads. The team can answer by phone or email. */
export const addedLeadSchema = z
  .object({
    source: z.enum(LEAD_SOURCES),
    name: requiredLine(100, fieldMessages.name),
    company: z._default(optionalLine(100), ''),
    phone: z._default(optionalLine(50), ''),
    email: z._default(z.union([z.literal(''), emailAddress()], { error: fieldMessages.email }), ''),
    /** Id of the show that the booth is for; null if unknown. */
    show_id: z._default(z.nullable(documentId()), null),
    booth_size: z._default(z.nullable(quoteRequestSchema.shape.boothSize), null),
    note: z._default(leadFields.shape.note, ''),
  })
  .check(
    z.refine(({ phone, email }) => phone !== '' || email !== '', {
      error: 'Enter a phone number or an email address',
      path: ['phone'],
    }),
  );
export type AddedLead = z.output<typeof addedLeadSchema>;

export const addedLeadAnswerSchema = z.object({ success: z.literal(true), id: z.string() });
