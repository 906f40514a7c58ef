import * as z from 'zod/mini';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const UNSUBSCRIBE_LINKS = defineRecord({
  name: 'unsubscribe_links',
  about:
    'The unsubscribe link of a reminder about a quote. Its id is the SHA-256 of the secret in the link. It contains no address.',
  schema: z.object({
    /** SHA-256 (hex) of the address's `mailboxKey`. */
    mailbox: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    created_at: moment(),
    /** When the link was used. */
    refused_at: z.nullable(moment()),
  }),
  labels: { mailbox: 'Address, hashed', created_at: 'Sent', refused_at: 'Refused' },
  writtenBy: 'followUpQuotes; refused_at by POST /api/unsubscribe/{token}',
  kept: 'Permanently, so that no further reminder is sent',
});

export type UnsubscribeLink = FieldsOf<typeof UNSUBSCRIBE_LINKS>;
