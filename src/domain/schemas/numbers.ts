/** Request and answer of POST /api/admin/numbers, and the counts stored per day. */
import * as z from 'zod/mini';

/** Numbers of weeks to choose from, including the current week. */
export const NUMBER_PERIODS = [4, 12, 26] as const;
export type NumberPeriod = (typeof NUMBER_PERIODS)[number];

/** Stands for the show or size of a meeting or lead without a quote, or whose quote was deleted. */
export const NO_QUOTE = 'none';

const count = () => z.int().check(z.minimum(0));

/** Counts by show id and by size; each record counts in both. */
const tallySchema = z.object({
  shows: z.record(z.string(), count()),
  sizes: z.record(z.string(), count()),
});
export type Tally = z.infer<typeof tallySchema>;

/** Counts of a period: quotes, meetings booked, and meetings canceled, regardless of when they were booked. */
export const countedSchema = z.object({
  quotes: tallySchema,
  bookings: tallySchema,
  cancellations: tallySchema,
});
export type Counted = z.infer<typeof countedSchema>;

/** Body of POST /api/admin/numbers. */
export const numbersRequestSchema = z.object({ weeks: z.literal(NUMBER_PERIODS) });

const usd = () => z.number().check(z.minimum(0));

/**
 * Value of the period's leads in US dollars, and answers to them. A won lead is worth its agreed amount, all other quotes
 * their estimate.
 */
const pipelineSchema = z.object({
  /**
   * An entry for each month (yyyy-MM, in the company's zone) and show id with priced leads; NO_QUOTE for leads without a show. Custom
   * sizes, requests and messages have no price until they are won.
   */
  values: z.array(
    z.object({
      month: z.string(),
      show: z.string(),
      /** New and answered quotes, with or without a meeting. */
      open: usd(),
      won: usd(),
      lost: usd(),
    }),
  ),
  /**
   * The quotes of each channel (`channelOf` of the last arrival, or a `LEAD_SOURCE_NAMES`), largest number first; an
   * empty name if it is unknown. Won dollars include requests and messages.
   */
  sources: z.array(
    z.object({
      source: z.string(),
      quotes: count(),
      /** Quotes with a meeting, held or not. */
      bookings: count(),
      won: usd(),
    }),
  ),
  answers: z.object({
    count: count(),
    /** Time from the arrival to the first state other than 'new'; null without answers. */
    median_minutes: z.nullable(count()),
  }),
  /** Proposals first sent in the period, by their current state. Their dollars are those of their leads. */
  proposals: z.object({
    sent: count(),
    accepted: count(),
    declined: count(),
    expired: count(),
    /** Days from the lead's arrival to the acceptance; null without one. */
    median_days: z.nullable(count()),
  }),
});
export type Pipeline = z.infer<typeof pipelineSchema>;

/** The answer: the weeks in order, each with its Monday in the company's zone. */
export const numbersAnswerSchema = z.extend(pipelineSchema, {
  success: z.literal(true),
  weeks: z.array(z.extend(countedSchema, { monday: z.string() })),
});
export type NumbersAnswer = z.infer<typeof numbersAnswerSchema>;
export type WeekNumbers = NumbersAnswer['weeks'][number];
