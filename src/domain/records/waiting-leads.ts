import * as z from 'zod/mini';
import { emailAddress } from '../schemas/text.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const WAITING_LEADS = defineRecord({
  name: 'waiting_leads',
  about: 'A line of the next digest, which the team gets in an hour with very many leads.',
  schema: z.object({
    /** The subject that the lead's mail would have had. */
    subject: z.string(),
    reply_to: z.optional(emailAddress()),
    created_at: moment(),
  }),
  labels: { subject: 'Subject', reply_to: 'Reply to', created_at: 'Received' },
  writtenBy: 'Routes that receive a lead, above the hourly total; the digest deletes it',
  kept: 'Until the digest, an hour at most',
});

export type WaitingLead = FieldsOf<typeof WAITING_LEADS>;
