import * as z from 'zod/mini';
import { documentId } from '../schemas/text.ts';
import { moment } from './moment.ts';
import { defineRecord } from './record.ts';

export const RATE_LIMITS = defineRecord({
  name: 'rate_limits',
  about:
    "Counts of a network's requests to a route in this and the previous hour, or of mails to an address in the last day. Also the daily secret that hides networks, what a hop names as its callers, and the last booking that holds its hour unconfirmed, which serializes them.",
  schema: z.object({
    /** Counts by clock hour, numbered from 1970. */
    hours: z.optional(z.record(z.string(), z.int())),
    salt: z.optional(z.string()),
    /** Networks that a hop named as its callers, hidden, with the last time within the hour, ms since 1970. */
    entries: z.optional(z.record(z.string(), z.int())),
    /** True once these were many: visitors behind it are counted one by one. */
    is_proxy: z.optional(z.boolean()),
    /** Id of the last unconfirmed booking that holds its hour. */
    last_hold: z.optional(documentId()),
    expires_at: moment(),
  }),
  writtenBy: 'Every POST of a visitor; links that open nothing; the delivery of mails to visitors',
  kept: 'Two hours (mails to an address: 25, secrets and hops: 26); a sweep runs every ten minutes',
});
