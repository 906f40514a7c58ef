import * as z from 'zod/mini';
import { storedCustomRequestSchema } from '../schemas/custom-request.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const CUSTOM_REQUESTS = defineRecord({
  name: 'custom_requests',
  about: 'A request for a booth of a custom size; lengths in feet.',
  schema: z.extend(storedCustomRequestSchema, { created_at: moment() }),
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
  },
  administrators: { read: 'all', write: [] },
  stamps: 'none',
  writtenBy: 'POST /api/request-custom-booth',
  kept: 'Until it is deleted with all that is stored about the visitor',
});

/** A custom booth request as stored. */
export type StoredCustomRequest = FieldsOf<typeof CUSTOM_REQUESTS>;
