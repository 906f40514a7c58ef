import * as z from 'zod/mini';
import { contactMessageSchema } from '../schemas/contact-message.ts';
import { RECEIVED_FIELDS } from './received.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const CONTACT_MESSAGES = defineRecord({
  name: 'contact_messages',
  about: 'A message from the contact form.',
  schema: z.extend(contactMessageSchema, RECEIVED_FIELDS),
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/send-contact-email',
  kept: "Until the visitor's data is deleted, or KEEP_LEADS_DAYS",
});

export type StoredContactMessage = FieldsOf<typeof CONTACT_MESSAGES>;
