/** Request and answer of POST /api/admin/numbers, and the counts stored per day. */
import * as z from 'zod/mini';

/** How many weeks can be asked for, the present one included. */
export const NUMBER_PERIODS = [4, 12, 26] as const;
export type NumberPeriod = (typeof NUMBER_PERIODS)[number];

/** In place of a show or a size: a meeting was booked without a quote, or its quote is no longer there. */
export const NO_QUOTE = 'none';

const count = () => z.int().check(z.minimum(0));

/** How many there were of each show, by its id, and of each size; every one is in both. */
const tallySchema = z.object({
  shows: z.record(z.string(), count()),
  sizes: z.record(z.string(), count()),
});
export type Tally = z.infer<typeof tallySchema>;

/** Counts within a period: quotes, meetings booked, and meetings cancelled, whenever they were booked. */
export const countedSchema = z.object({
  quotes: tallySchema,
  bookings: tallySchema,
  cancellations: tallySchema,
});
export type Counted = z.infer<typeof countedSchema>;

/** How many visits came to each step. */
export const stepCountsSchema = z.object({
  started: count(),
  size: count(),
  extras: count(),
  review: count(),
  booked: count(),
});
export type StepCounts = z.infer<typeof stepCountsSchema>;

/** Body of POST /api/admin/numbers. */
export const numbersRequestSchema = z.object({ weeks: z.literal(NUMBER_PERIODS) });

/** The answer: the weeks in order, each named by its Monday in New York. */
export const numbersAnswerSchema = z.object({
  success: z.literal(true),
  weeks: z.array(z.extend(countedSchema, { monday: z.string(), steps: stepCountsSchema })),
});
export type WeekNumbers = z.infer<typeof numbersAnswerSchema>['weeks'][number];
