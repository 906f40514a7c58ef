import * as z from 'zod/mini';
import { STANDARD_SIZES } from '../catalogue.ts';
import { contactDetailsSchema } from './contact-details.ts';
import { timeZoneName } from './create-booking.ts';
import { customRequestSchema } from './custom-request.ts';
import { slotLabel } from './slot-label.ts';
import { documentId, optionalLine, requiredLine } from './text.ts';

/** The design as chosen; the server looks its price up by size and title. */
export const selectedDesignSchema = z.object({
  title: requiredLine(120, 'Choose a design'),
  price: z.union([optionalLine(40), z.number()]),
  images: z.optional(z.nullable(z.object({ frontview: z.optional(z.nullable(optionalLine(500))) }))),
  image_url: z.optional(z.nullable(optionalLine(500))),
});

/** One chosen extra; name and price are what the visitor saw, the server reads its own. */
export const chosenExtraSchema = z.object({
  id: documentId(),
  name: optionalLine(120),
  quantity: z.int().check(z.minimum(1, { error: 'Choose at least 1' }), z.maximum(1000)),
  unitPriceUSD: z.number(),
});

/** Body of POST /api/send-quote. */
export const quoteRequestSchema = z.object({
  city: z.object({
    city: requiredLine(100, 'Choose a city'),
    state: z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'Use the two-letter state' })),
  }),
  show: z.object({ id: documentId(), name: requiredLine(120, 'Choose a show') }),
  boothSize: z.enum([...STANDARD_SIZES, 'custom'], { error: 'Choose a booth size' }),
  selectedDesign: z.optional(z.nullable(selectedDesignSchema)),
  customDesign: z.optional(z.nullable(customRequestSchema)),
  extras: z.array(chosenExtraSchema).check(
    z.maxLength(100),
    z.refine((extras: { id: string }[]) => new Set(extras.map((extra) => extra.id)).size === extras.length, {
      error: 'An extra is listed twice',
    }),
  ),
  /** What the visitor saw; stored nowhere, the server computes its own. */
  pricing: z.object({ basePrice: z.number(), addOnTotal: z.number(), estimatedTotal: z.number() }),
  meeting: z.object({ date: z.iso.datetime({ offset: true }), time: slotLabel(), timeZone: timeZoneName() }),
  contact: contactDetailsSchema,
});
export type QuoteRequest = z.output<typeof quoteRequestSchema>;
