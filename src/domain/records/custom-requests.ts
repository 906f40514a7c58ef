import * as z from 'zod/mini';
import { storedCustomRequestSchema } from '../schemas/custom-request.ts';
import { RECEIVED_FIELDS } from './received.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const CUSTOM_REQUESTS = defineRecord({
  name: 'custom_requests',
  about: 'A request for a booth of a custom size; lengths in feet.',
  schema: z.extend(storedCustomRequestSchema, RECEIVED_FIELDS),
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/request-custom-booth',
  kept: "Until the visitor's data is deleted, or KEEP_LEADS_DAYS",
});

export type StoredCustomRequest = FieldsOf<typeof CUSTOM_REQUESTS>;
