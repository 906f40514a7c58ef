import * as z from 'zod/mini';
import { moment } from './moment.ts';
import { defineRecord } from './record.ts';

export const RATE_LIMITS = defineRecord({
  name: 'rate_limits',
  about:
    "When a network used a route, or an address was mailed, within the last hour; and a day's secret that hides the network's address.",
  schema: z.object({
    /**
     * Per request, under an opaque name: when it came, by our clock and the database's. Per address: when each mail is
     * sent, by its id.
     */
    requests: z.optional(z.record(z.string(), z.object({ at: moment(), order: moment() }))),
    salt: z.optional(z.string()),
    expires_at: moment(),
  }),
  labels: { requests: 'Requests', salt: "The day's secret", expires_at: 'Forgotten' },
  writtenBy: 'Every POST of a visitor; the delivery of mails to visitors',
  kept: 'Two hours (secrets: 26); a sweep runs every ten minutes',
});
