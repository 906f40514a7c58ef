import * as z from 'zod/mini';
import { defineRecord } from './record.ts';

export const REVOKED_SESSIONS = defineRecord({
  name: 'revoked_sessions',
  about:
    'Ends the sessions that an account began before a moment, its id being the account; firestore.rules look here.',
  schema: z.object({
    /** Seconds since 1970, as the tokens' `auth_time` is. */
    before: z.number(),
  }),
  labels: { before: 'Ended are sessions from before' },
  administrators: { read: 'none', write: [] },
  stamps: 'none',
  writtenBy: '`npm run admins -- revoke`',
  kept: 'For good',
});
