import * as z from 'zod/mini';
import { contactMessageSchema } from '../schemas/contact-message.ts';
import { LEAD_LABELS, LEAD_RECORD } from './lead.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const CONTACT_MESSAGES = defineRecord({
  name: 'contact_messages',
  about: 'A message from the contact form.',
  schema: z.extend(contactMessageSchema, LEAD_RECORD),
  labels: {
    name: 'Name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    ...LEAD_LABELS,
  },
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/send-contact-email; POST /api/admin/leads/change (lead)',
  kept: "Until the visitor's data is deleted, or KEEP_LEADS_DAYS",
});

export type StoredContactMessage = FieldsOf<typeof CONTACT_MESSAGES>;
