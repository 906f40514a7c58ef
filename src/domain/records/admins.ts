import * as z from 'zod/mini';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const ADMINS = defineRecord({
  name: 'admins',
  about:
    "Makes an account an administrator's; its id is the account's. Sign-in, routes and firestore.rules check it.",
  schema: z.object({
    invited_at: moment(),
    /** `sign-up`: the account was created on the sign-up page, and a mailed link reset its password. */
    way: z.enum(['invitation', 'sign-up']),
    /** Seconds since 1970, like the tokens' `auth_time`. Sessions older than the last password change are invalid. */
    sessions_from: z.int(),
    /** The account's address in lower case, for invitations to meetings and the panel; missing until followAccounts has run. */
    email: z.optional(z.string()),
    /** False if the administrator switched the daily mail off. */
    daily_mail: z.optional(z.boolean()),
  }),
  administrators: { read: 'all', write: [] },
  writtenBy:
    '`npm run admins -- invite`; POST /api/admin/invitation; the job followAccounts, every 10 minutes; POST /api/admin/daily-mail',
  kept: 'Until `npm run admins -- revoke`, or until the account is deleted',
});

export type Admin = FieldsOf<typeof ADMINS>;
