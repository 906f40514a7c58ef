import * as z from 'zod/mini';
import { countedSchema, stepCountsSchema } from '../schemas/numbers.ts';
import { defineRecord } from './record.ts';

/** Shards of a day's step counts, for up to ten visits per second. */
export const STEP_SHARDS = 10;

/** Returns the ids of the shards of `day`, yyyy-MM-dd. */
export function shardsOf(day: string): string[] {
  return Array.from({ length: STEP_SHARDS }, (_, shard) => `${day}_${shard}`);
}

export const COUNTERS = defineRecord({
  name: 'counters',
  about:
    "A day's anonymous counts in New York. Its id is the date, yyyy-MM-dd, and the number of a shard in which visits are counted.",
  schema: z.object({
    steps: stepCountsSchema,
    /** Stored when the day is over; until then the records are counted. */
    counted: z.optional(countedSchema),
  }),
  labels: { steps: 'Visits that reached a step', counted: 'Quotes, bookings and cancellations' },
  writtenBy: 'POST /api/steps; `counted` by POST /api/admin/numbers',
  kept: 'Permanently',
});
