/** Answer of POST /api/admin/numbers. */
import * as z from 'zod/mini';

const count = () => z.int().check(z.minimum(0));
const usd = () => z.number().check(z.minimum(0));

export const numbersAnswerSchema = z.object({
  success: z.literal(true),
  /** The last weeks in order, each with its Monday in the company's zone: what came in, whatever became of it. */
  weeks: z.array(z.object({ monday: z.string(), quotes: count(), bookings: count(), proposals: count() })),
  /**
   * The last months (yyyy-MM, in the company's zone) in order: US dollars of the deals that began, by their present
   * state. A deal is worth its amount: the estimate, the proposal's total, or what was agreed.
   */
  months: z.array(z.object({ month: z.string(), open: usd(), won: usd(), lost: usd() })),
  /**
   * Deals of these months by channel (`channelOf` of the last arrival, or how the team met the person), most quotes
   * first; an empty name if it is unknown.
   */
  sources: z.array(
    z.object({
      source: z.string(),
      quotes: count(),
      /** Meetings, held or not. */
      bookings: count(),
      won: usd(),
    }),
  ),
  /** Date of the oldest deal in `months` and `sources` if there are older ones that were not read; else null. */
  read_from: z.nullable(z.string()),
});
export type NumbersAnswer = z.infer<typeof numbersAnswerSchema>;
