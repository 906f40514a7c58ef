import * as z from 'zod/mini';
import { moment } from './moment.ts';
import { defineRecord } from './record.ts';

export const RATE_LIMITS = defineRecord({
  name: 'rate_limits',
  about:
    "How often a network used a route, or an address was mailed, this hour and the one before; and a day's secret that hides which.",
  schema: z.object({
    /** Counts by clock hour, numbered since 1970. */
    hours: z.optional(z.record(z.string(), z.int())),
    salt: z.optional(z.string()),
    expires_at: moment(),
  }),
  labels: { hours: 'Counts by hour', salt: "The day's secret", expires_at: 'Forgotten' },
  writtenBy: 'Every POST of a visitor; the delivery of mails to visitors',
  kept: 'Two hours (secrets: 26); a sweep runs every ten minutes',
});
