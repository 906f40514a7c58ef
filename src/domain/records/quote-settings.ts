import * as z from 'zod/mini';
import { documentId } from '../schemas/text.ts';
import { defineRecord, type FieldsOf } from './record.ts';

/** Id of the only record. */
export const QUOTE_SETTINGS_ID = 'quotes';

const LONGEST = 365;
const days = { error: `Enter a whole number from 0 to ${LONGEST}` };

export const QUOTE_SETTINGS = defineRecord({
  name: 'quote_settings',
  about:
    'How quotes are made: one record, `quotes`, for all administrators. Without it, the defaults of `quote-rules.ts` apply.',
  isPersonal: false,
  id: { only: QUOTE_SETTINGS_ID },
  schema: z.object({
    /** Days before a show opens that a booth takes; a quote for an earlier opening is a rush. */
    lead_days: z.int(days).check(z.minimum(0, days), z.maximum(LONGEST, days)),
    admin_id: documentId(),
  }),
  labels: {
    lead_days: 'Lead time in days',
    admin_id: 'Administrator who set it first',
  },
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/admin/settings',
  kept: 'Permanently',
});

export type QuoteSettings = FieldsOf<typeof QUOTE_SETTINGS>;
