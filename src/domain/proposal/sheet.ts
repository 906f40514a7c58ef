/**
 * A proposal as its customer reads it. Each version stores it once, as JSON text whose SHA-256 the customer accepts, so
 * the texts, figures and booth of a version never change.
 */
import * as z from 'zod/mini';
import { INKS, WALLS } from '../quote/dress.ts';
import { TERM_QUESTIONS } from '../quote/terms.ts';
import { BOOTH_DESIGNS } from '../records/booth-designs.ts';
import { EXTRAS } from '../records/extras.ts';
import { color } from '../schemas/meeting-logo.ts';
import { chosenExtraSchema } from '../schemas/quote-request.ts';
import { MAX_LINES } from '../schemas/shown-proposal.ts';
import { calendarDate, documentId, optionalLine, optionalText, requiredLine } from '../schemas/text.ts';

/** Maximum payments of a plan. */
export const MAX_PAYMENTS = 3;
/** Maximum characters of a proposal's terms: all questions with the longest answers. */
const MAX_TERMS = 600 * Object.keys(TERM_QUESTIONS).length;

/** An amount in US dollars from -1,000,000 to 1,000,000 with at most two decimals; a negative one is a discount. */
function unitPrice() {
  return z.number({ error: 'Enter an amount' }).check(
    z.minimum(-1_000_000, { error: 'Enter at most 1,000,000' }),
    z.maximum(1_000_000, { error: 'Enter at most 1,000,000' }),
    z.refine((amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, {
      error: 'Use at most two decimals',
    }),
  );
}

/** A line: its text, quantity and price each in US dollars. The customer may tick an optional one. */
export const proposalLineSchema = z.object({
  text: requiredLine(200, 'Enter what it is'),
  quantity: z
    .int({ error: 'Enter a whole number' })
    .check(z.minimum(1, { error: 'Enter at least 1' }), z.maximum(1000, { error: 'Enter at most 1,000' })),
  unit_price: unitPrice(),
  optional: z.boolean(),
});
export type ProposalLine = z.infer<typeof proposalLineSchema>;

/** A payment: its share in whole percent, and its day; null for 'with the order'. */
export const paymentSchema = z.object({
  percent: z
    .int({ error: 'Enter a whole number' })
    .check(z.minimum(1, { error: 'Enter at least 1' }), z.maximum(100, { error: 'Enter at most 100' })),
  due_on: z.nullable(calendarDate()),
  text: optionalLine(200),
});
export type Payment = z.infer<typeof paymentSchema>;

/** The part that the team writes. */
export const proposalDraftSchema = z.object({
  lines: z.array(proposalLineSchema).check(
    z.minLength(1, { error: 'Add a line' }),
    z.maxLength(MAX_LINES, { error: `Use at most ${MAX_LINES} lines` }),
    z.refine((lines: ProposalLine[]) => lines.some(({ optional }) => !optional), {
      error: 'Add a line that is not optional',
    }),
  ),
  note: optionalText(2000),
  /** The last day on which it can be accepted, in the company's zone. */
  valid_until: calendarDate(),
  plan: z.array(paymentSchema).check(
    z.minLength(1, { error: 'Add a payment' }),
    z.maxLength(MAX_PAYMENTS, { error: `Use at most ${MAX_PAYMENTS} payments` }),
    z.refine((plan: Payment[]) => plan.reduce((sum, { percent }) => sum + percent, 0) === 100, {
      error: 'The shares must add up to 100 %',
    }),
  ),
  terms: optionalText(MAX_TERMS),
});
export type ProposalDraft = z.infer<typeof proposalDraftSchema>;

const published = { admin_id: true } as const;

/** The booth as it was: design and extras with their models, places, walls and logo. */
const boothSchema = z.object({
  design: z.extend(z.omit(BOOTH_DESIGNS.schema, published), { id: documentId() }),
  extras: z.array(z.extend(z.omit(EXTRAS.schema, published), { id: documentId() })),
  chosen: z.array(z.omit(chosenExtraSchema, { unitPriceUSD: true })),
  tint: z.nullable(color()),
  wall: z.nullable(z.enum(WALLS)),
  ink: z.nullable(z.enum(INKS)),
  /** SHA-256 (hex) of the stored WebP files; null without one. */
  logo: z.nullable(z.string()),
  picture: z.nullable(z.string()),
});
export type ProposalBooth = z.infer<typeof boothSchema>;

export const proposalSheetSchema = z.extend(proposalDraftSchema, {
  /** Of this schema. */
  format: z.literal(1),
  /** Such as 'PR-7F3K9Q', which a bank transfer names. */
  reference: z.string(),
  version: z.int(),
  /** The day it was sent, in the company's zone. */
  date: calendarDate(),
  from: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }),
  to: z.object({ name: z.string(), company: z.string(), email: z.string() }),
  /** As the customer entered it; null if unknown. */
  show: z.nullable(z.object({ name: z.string(), place: z.string(), opens_on: z.nullable(calendarDate()) })),
  /** Such as '10x20' or 'custom'; null if unknown. */
  booth_size: z.nullable(optionalLine(40)),
  booth: z.nullable(boothSchema),
});
export type ProposalSheet = z.infer<typeof proposalSheetSchema>;

/** Returns the text of a sheet that is stored, shown and hashed. */
export function sheetText(sheet: ProposalSheet): string {
  return JSON.stringify(sheet, null, 1);
}
