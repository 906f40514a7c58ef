/**
 * A proposal as its customer reads it. Each version stores it once, as JSON text whose SHA-256 the customer accepts, so
 * the texts, figures and booth of a version never change.
 */
import * as z from 'zod/mini';
import { INKS, WALLS } from '#booth/common.ts';
import { publishedDesignSchema } from '../records/booth-designs.ts';
import { EXTRAS } from '../records/extras.ts';
import { color } from '../schemas/meeting-logo.ts';
import { chosenExtraSchema } from '../schemas/quote-request.ts';
import { MAX_LINES } from '../schemas/shown-proposal.ts';
import { calendarDate, documentId, optionalLine, optionalText, requiredLine } from '../schemas/text.ts';
import { AMOUNT_MESSAGE, hasDecimals } from '../typed-amount.ts';
import { PRICE_DECIMALS, QUANTITY_DECIMALS, SHARE_DECIMALS, shareSum } from './amounts.ts';
import { checkDueDays } from './payment-days.ts';

export const MAX_PAYMENTS = 3;
/** Maximum characters of a proposal's terms: more than the longest clauses. */
const MAX_TERMS = 4800;

function decimals(most: number, error: string) {
  return z.refine<number>((value) => hasDecimals(value, most), { error });
}

/** A line: its text, quantity and price each in US dollars. The customer may tick an optional one. */
export const proposalLineSchema = z.object({
  text: requiredLine(200, 'Enter what it is'),
  /** Such as square feet of carpet or hours of labor. */
  quantity: z
    .number({ error: 'Enter a number such as 1,500 or 2.5' })
    .check(
      z.positive({ error: 'Enter more than 0' }),
      z.maximum(100_000, { error: 'Enter at most 100,000' }),
      decimals(QUANTITY_DECIMALS, 'Use at most three decimals'),
    ),
  /** A negative one is a discount. */
  unit_price: z
    .number({ error: AMOUNT_MESSAGE })
    .check(
      z.minimum(-1_000_000, { error: 'Enter at most 1,000,000' }),
      z.maximum(1_000_000, { error: 'Enter at most 1,000,000' }),
      decimals(PRICE_DECIMALS, 'Use at most four decimals'),
    ),
  optional: z.boolean(),
});
export type ProposalLine = z.infer<typeof proposalLineSchema>;

/** A payment: its share in percent, and its day; null for 'with the order'. */
export const paymentSchema = z.object({
  percent: z
    .number({ error: 'Enter a share such as 50 or 33.33' })
    .check(
      z.positive({ error: 'Enter more than 0' }),
      z.maximum(100, { error: 'Enter at most 100' }),
      decimals(SHARE_DECIMALS, 'Use at most two decimals'),
    ),
  due_on: z.nullable(calendarDate()),
  text: optionalLine(200),
});
export type Payment = z.infer<typeof paymentSchema>;

/** The part that the team writes, as stored versions have it: their days are not judged again. */
export const draftFields = z.object({
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
    z.refine((plan: Payment[]) => shareSum(plan) === 100, { error: 'The shares must add up to 100%' }),
  ),
  terms: optionalText(MAX_TERMS),
});
/** The part that the team writes. */
export const proposalDraftSchema = draftFields.check(checkDueDays);
export type ProposalDraft = z.infer<typeof proposalDraftSchema>;

/** The booth as it was: design and extras with their models, places, walls and logo. */
const boothSchema = z.object({
  design: publishedDesignSchema,
  extras: z.array(z.extend(z.omit(EXTRAS.schema, { admin_id: true }), { id: documentId() })),
  chosen: z.array(z.omit(chosenExtraSchema, { unitPriceUSD: true })),
  tint: z.nullable(color()),
  wall: z.nullable(z.enum(WALLS)),
  ink: z.nullable(z.enum(INKS)),
  /** SHA-256 (hex) of the stored WebP files; null without one. */
  logo: z.nullable(z.string()),
  picture: z.nullable(z.string()),
});
export type ProposalBooth = z.infer<typeof boothSchema>;

export const proposalSheetSchema = z.extend(draftFields, {
  /** Of this schema. */
  format: z.literal(1),
  /** Such as 'PR-7F3K9Q', which a bank transfer names. */
  reference: z.string(),
  version: z.int(),
  /** The day it was sent, in the company's zone. */
  date: calendarDate(),
  from: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    /** The company's PAPER_TERMS; missing if empty. */
    bank_details: z.optional(z.string()),
    tax_line: z.optional(z.string()),
  }),
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
