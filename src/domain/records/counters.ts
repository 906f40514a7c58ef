import * as z from 'zod/mini';
import { countedSchema } from '../schemas/numbers.ts';
import { defineRecord } from './record.ts';

export const COUNTERS = defineRecord({
  name: 'counters',
  about: "A past day's anonymous counts, in the company's time zone. Its id is the date, yyyy-MM-dd.",
  schema: z.object({ counted: z.optional(countedSchema) }),
  labels: { counted: 'Quotes, bookings and cancellations' },
  writtenBy: 'POST /api/admin/numbers; sweepOld',
  kept: 'Permanently',
});
