/** Request and answer of POST /api/admin/numbers, and the counts stored per day. */
import * as z from 'zod/mini';

/** Numbers of weeks to choose from, including the current one. */
export const NUMBER_PERIODS = [4, 12, 26] as const;
export type NumberPeriod = (typeof NUMBER_PERIODS)[number];

/** Replaces a show or size if a meeting has no quote, or its quote was deleted. */
export const NO_QUOTE = 'none';

const count = () => z.int().check(z.minimum(0));

/** Counts by show id and by size; each record counts in both. */
const tallySchema = z.object({
  shows: z.record(z.string(), count()),
  sizes: z.record(z.string(), count()),
});
export type Tally = z.infer<typeof tallySchema>;

/** Counts within a period: quotes, meetings booked, and meetings canceled, whenever they were booked. */
export const countedSchema = z.object({
  quotes: tallySchema,
  bookings: tallySchema,
  cancellations: tallySchema,
});
export type Counted = z.infer<typeof countedSchema>;

/** Body of POST /api/admin/numbers. */
export const numbersRequestSchema = z.object({ weeks: z.literal(NUMBER_PERIODS) });

const usd = () => z.number().check(z.minimum(0));

/** Quotes in US dollars, and answers to quotes, requests and messages, of those that came in within the period. */
const pipelineSchema = z.object({
  /** One for each month (yyyy-MM, New York) and show id with quotes; without custom sizes, which have no price yet. */
  values: z.array(
    z.object({
      month: z.string(),
      show: z.string(),
      /** New and answered ones, with or without a meeting. */
      open: usd(),
      won: usd(),
      lost: usd(),
    }),
  ),
  /** The quotes of each channel (`channelOf` of the last arrival), most first; an empty name if it is unknown. */
  sources: z.array(
    z.object({
      source: z.string(),
      quotes: count(),
      /** Those with a meeting, held or not. */
      bookings: count(),
      won: usd(),
    }),
  ),
  answers: z.object({
    count: count(),
    /** Between the arrival and the first state other than 'new'; null without answers. */
    median_minutes: z.nullable(count()),
  }),
});
export type Pipeline = z.infer<typeof pipelineSchema>;

/** The answer: the weeks in order, each with its Monday in New York. */
export const numbersAnswerSchema = z.extend(pipelineSchema, {
  success: z.literal(true),
  weeks: z.array(z.extend(countedSchema, { monday: z.string() })),
});
export type NumbersAnswer = z.infer<typeof numbersAnswerSchema>;
export type WeekNumbers = NumbersAnswer['weeks'][number];
