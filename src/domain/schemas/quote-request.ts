import * as z from 'zod/mini';
import { MAX_CM, MAX_NTH, MAX_SPOTS, MAX_TURN } from '#booth/common.ts';
import { fieldMessages } from '../messages/fields.ts';
import { STANDARD_SIZES } from '../quote/catalogue.ts';
import { isState } from '../quote/pricing.ts';
import { type City, canBeQuoted, isCityName, listedCity, MAX_CITY_NAME } from '../show/cities.ts';
import { MAX_SHOW_NAME } from '../show/shows.ts';
import { CAME_FROM } from './came-from.ts';
import { contactDetailsSchema } from './contact-details.ts';
import { timeZoneName } from './create-booking.ts';
import { customRequestSchema } from './custom-request.ts';
import { documentId, optionalLine, requiredLine, slotLabel } from './text.ts';

/** A city that `canBeQuoted` accepts: a listed one in its own state, or another name in a U.S. state. */
const citySchema = z
  .object({
    city: requiredLine(MAX_CITY_NAME, fieldMessages.city).check(
      z.minLength(2, { error: fieldMessages.cityName, abort: true }),
      z.refine(isCityName, { error: fieldMessages.cityName, abort: true }),
    ),
    state: z
      .string({ error: fieldMessages.state })
      .check(
        z.regex(/^[A-Z]{2}$/, { error: fieldMessages.state, abort: true }),
        z.refine(isState, { error: fieldMessages.state, abort: true }),
      ),
  })
  .check(
    z.refine(canBeQuoted, {
      path: ['state'],
      error: ({ input }) => {
        const listed = listedCity((input as City).city);
        return listed ? fieldMessages.cityElsewhere(listed.city, listed.state) : fieldMessages.state;
      },
    }),
  );

/** The chosen design; the server looks up its price by size and title. */
export const selectedDesignSchema = z.object({
  title: requiredLine(120, 'Choose a design'),
  price: z.union([optionalLine(40), z.number()]),
  images: z.optional(z.nullable(z.object({ frontview: z.optional(z.nullable(optionalLine(500))) }))),
  image_url: z.optional(z.nullable(optionalLine(500))),
});

/** A piece's place as the visitor chose it, in centimeters to the right and front of the deck's center. */
const spotSchema = z.object({
  nth: z.int().check(z.minimum(0), z.maximum(MAX_NTH)),
  x: z.int().check(z.minimum(-MAX_CM), z.maximum(MAX_CM)),
  z: z.int().check(z.minimum(-MAX_CM), z.maximum(MAX_CM)),
  turn: z.int().check(z.minimum(0), z.maximum(MAX_TURN)),
});

/** A chosen extra. Name and price are as the visitor saw them; the server uses the catalogue's. */
export const chosenExtraSchema = z.object({
  id: documentId(),
  name: optionalLine(120),
  quantity: z.int().check(z.minimum(1, { error: 'Choose at least 1' }), z.maximum(1000)),
  unitPriceUSD: z.number(),
  spots: z.optional(z.array(spotSchema).check(z.maxLength(MAX_SPOTS))),
});

/** The chosen meeting time: its instant, its label in the company's zone, and the visitor's zone. */
export const wishedMeetingSchema = z.object({
  date: z.iso.datetime({ offset: true }),
  time: slotLabel(),
  timeZone: timeZoneName(),
});

/** The visitor's preferred times as text, such as 'Weekday mornings (Pacific Time, Los Angeles)'. */
export const preferredTimesSchema = z
  .array(requiredLine(200, 'Leave out what is empty'))
  .check(z.maxLength(8));

/** Body of POST /api/send-quote. */
export const quoteRequestSchema = z.object({
  city: citySchema,
  show: z.object({ id: documentId(), name: requiredLine(MAX_SHOW_NAME, fieldMessages.show) }),
  boothSize: z.enum([...STANDARD_SIZES, 'custom'], { error: 'Choose a booth size' }),
  selectedDesign: z.optional(z.nullable(selectedDesignSchema)),
  customDesign: z.optional(z.nullable(customRequestSchema)),
  /** Id of the reference project that the quote started from. */
  inspired_by: z.optional(z.nullable(documentId())),
  extras: z.array(chosenExtraSchema).check(
    z.maxLength(100),
    z.refine((extras: { id: string }[]) => new Set(extras.map((extra) => extra.id)).size === extras.length, {
      error: 'An extra is listed twice',
    }),
  ),
  /** The price that the visitor saw. Not stored: the server computes the price. */
  pricing: z.object({ basePrice: z.number(), addOnTotal: z.number(), estimatedTotal: z.number() }),
  /** Omitted if the meeting is arranged later. */
  meeting: z.optional(z.nullable(wishedMeetingSchema)),
  /** Preferred times as text, one per line. */
  preferred_times: z.optional(preferredTimesSchema),
  contact: contactDetailsSchema,
  ...CAME_FROM,
});
export type QuoteRequest = z.output<typeof quoteRequestSchema>;
