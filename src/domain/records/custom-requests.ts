import * as z from 'zod/mini';
import { storedCustomRequestSchema } from '../schemas/custom-request.ts';
import { leadSchema, searchWordsField } from './lead.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const CUSTOM_REQUESTS = defineRecord({
  name: 'custom_requests',
  about: 'A request for a booth of a custom size; lengths in feet.',
  schema: z.extend(storedCustomRequestSchema, {
    created_at: moment(),
    lead: z.optional(leadSchema),
    search_words: searchWordsField(),
  }),
  labels: {
    width: 'Width',
    depth: 'Depth',
    height: 'Height',
    requests: 'Requests',
    name: 'Name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    created_at: 'Received',
    lead: 'What the team makes of it',
    search_words: 'Words to find it by',
  },
  administrators: { read: 'all', write: [] },
  stamps: 'none',
  writtenBy: 'POST /api/request-custom-booth; lead by POST /api/admin/leads/change',
  kept: 'Until it is deleted with all that is stored about the visitor, or after KEEP_LEADS_DAYS if that is set',
});

export type StoredCustomRequest = FieldsOf<typeof CUSTOM_REQUESTS>;
