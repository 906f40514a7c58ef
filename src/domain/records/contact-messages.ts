import * as z from 'zod/mini';
import { contactMessageSchema } from '../schemas/contact-message.ts';
import { leadSchema, searchWordsField } from './lead.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const CONTACT_MESSAGES = defineRecord({
  name: 'contact_messages',
  about: 'A message from the contact form.',
  schema: z.extend(contactMessageSchema, {
    created_at: moment(),
    lead: z.optional(leadSchema),
    search_words: searchWordsField(),
  }),
  labels: {
    name: 'Name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    created_at: 'Received',
    lead: 'What the team makes of it',
    search_words: 'Words to find it by',
  },
  administrators: { read: 'all', write: [] },
  stamps: 'none',
  writtenBy: 'POST /api/send-contact-email; lead by POST /api/admin/leads/change',
  kept: 'Until it is deleted with all that is stored about the visitor, or after KEEP_LEADS_DAYS if that is set',
});

export type StoredContactMessage = FieldsOf<typeof CONTACT_MESSAGES>;
