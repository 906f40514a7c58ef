import * as z from 'zod/mini';
import { storedCustomRequestSchema } from '../schemas/custom-request.ts';
import { LEAD_DEFAULTS, LEAD_LABELS, LEAD_RECORD } from './lead.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const CUSTOM_REQUESTS = defineRecord({
  name: 'custom_requests',
  about: 'A request for a booth of a custom size; lengths in feet.',
  schema: z.extend(storedCustomRequestSchema, LEAD_RECORD),
  labels: {
    width: 'Width',
    depth: 'Depth',
    height: 'Height',
    requests: 'Requests',
    name: 'Name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    ...LEAD_LABELS,
  },
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/request-custom-booth; POST /api/admin/leads/change (lead)',
  kept: "Until the visitor's data is deleted, or KEEP_LEADS_DAYS",
  defaults: LEAD_DEFAULTS,
});

export type StoredCustomRequest = FieldsOf<typeof CUSTOM_REQUESTS>;
