import * as z from 'zod/mini';
import { moment } from './moment.ts';
import { defineRecord } from './record.ts';

export const RATE_LIMITS = defineRecord({
  name: 'rate_limits',
  about:
    'How often a route was called in an hour, by one network and by all; and the secret of a day that hides whose network.',
  schema: z.object({
    count: z.optional(z.int()),
    salt: z.optional(z.string()),
    expires_at: moment(),
  }),
  labels: { count: 'Requests', salt: "The day's secret", expires_at: 'Forgotten' },
  administrators: { read: 'none', write: [] },
  stamps: 'none',
  writtenBy: 'Every POST of a visitor',
  kept: 'Two hours (secrets: 26), then the time-to-live policy removes it',
});
