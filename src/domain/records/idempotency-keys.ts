import * as z from 'zod/mini';
import { moment } from './moment.ts';
import { defineRecord } from './record.ts';

export const IDEMPOTENCY_KEYS = defineRecord({
  name: 'idempotency_keys',
  about: 'The response to a request, so that a retry gets the same one.',
  schema: z.object({
    route: z.string(),
    /** SHA-256 of the canonical body. */
    body_hash: z.string(),
    status: z.int(),
    /** Encrypted with the request's key, which is not stored: it may have a link. */
    answer: z.string(),
    created_at: moment(),
    expires_at: moment(),
  }),
  writtenBy: 'Every POST of a visitor',
  kept: 'Two days; a sweep runs every ten minutes',
});
