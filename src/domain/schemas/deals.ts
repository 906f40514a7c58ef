/** The team's requests about deals: POST /api/admin/deals and its subpaths. */
import * as z from 'zod/mini';
import { ADDED_SOURCES } from '../deals/sources.ts';
import { DEAL_STATE_NAMES } from '../deals/states.ts';
import { fieldMessages } from '../messages/fields.ts';
import { quoteRequestSchema } from './quote-request.ts';
import {
  calendarDate,
  documentId,
  emailAddress,
  optionalLine,
  optionalText,
  requiredLine,
  usdAmount,
} from './text.ts';

/** An administrator's email address; not of the kind 'email', which marks visitors' addresses. */
export function administratorsAddress() {
  return optionalLine(255);
}

/** The fields of a deal that the team edits. */
export const dealFields = z.object({
  state: z.enum(DEAL_STATE_NAMES),
  is_archived: z.boolean(),
  /** The team's private note; never shown to visitors. */
  note: optionalText(2000),
  /** Day of the next step, in the company's zone, and what it is; null for none. */
  next_step: z.nullable(calendarDate()),
  next_what: optionalLine(200),
  /** Value of the order in US dollars: the estimate, the proposal's total, or the agreed amount; null if unknown. */
  amount: z.nullable(usdAmount()),
  /** Why it was lost; empty if unknown, and unless lost. */
  lost_reason: optionalText(500),
});
export type DealFields = z.output<typeof dealFields>;

export const DEAL_LABELS: Readonly<Record<keyof DealFields, string>> = {
  state: 'State',
  is_archived: 'Archived',
  note: 'Private note',
  next_step: 'Next step on',
  next_what: 'Next step',
  amount: 'Amount',
  lost_reason: 'Reason for losing',
};

/** Body of POST /api/admin/deals/{id}/change; `expected` has the previous values, so that no other change is overwritten. */
export const changeDealSchema = z.object({
  /** The present state says that the customer got an answer. */
  change: z.partial(dealFields),
  expected: z._default(z.partial(dealFields), {}),
});
export type ChangeDeal = z.input<typeof changeDealSchema>;

/** The answer: the fields after and before the change. */
export const changedDealSchema = z.object({ success: z.literal(true), deal: dealFields, before: dealFields });
export type ChangedDeal = z.infer<typeof changedDealSchema>;

/** Body of POST /api/admin/deals/{id}/payments: the day on which a payment came in; null takes it back. */
export const dealPaymentSchema = z.object({
  /** Its place in the deal's `payments`. */
  index: z.int().check(z.minimum(0), z.maximum(2)),
  paid_on: z.nullable(calendarDate()),
});

/** Body of POST /api/admin/deals: a person who called or was met at a show. The team can answer by phone or email. */
export const addedDealSchema = z
  .object({
    source: z.enum(ADDED_SOURCES),
    name: requiredLine(100, fieldMessages.name),
    company: z._default(optionalLine(100), ''),
    phone: z._default(optionalLine(50), ''),
    email: z._default(z.union([z.literal(''), emailAddress()], { error: fieldMessages.email }), ''),
    /** Id of the show that the booth is for; null if unknown. */
    show_id: z._default(z.nullable(documentId()), null),
    booth_size: z._default(z.nullable(quoteRequestSchema.shape.boothSize), null),
    note: z._default(dealFields.shape.note, ''),
  })
  .check(
    z.refine(({ phone, email }) => phone !== '' || email !== '', {
      error: 'Enter a phone number or an email address',
      path: ['phone'],
    }),
  );
export type AddedDeal = z.output<typeof addedDealSchema>;

export const addedDealAnswerSchema = z.object({
  success: z.literal(true),
  id: z.string(),
  /** False if the person joined the open deal with this address. */
  is_new: z.boolean(),
});
