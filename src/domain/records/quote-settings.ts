import * as z from 'zod/mini';
import { DEFAULT_QUOTE_RULES } from '../quote/quote-rules.ts';
import { documentId, wholeNumber } from '../schemas/text.ts';
import type { Document } from './document.ts';
import { defineRecord } from './record.ts';

export const QUOTE_SETTINGS_ID = 'quotes';

export const QUOTE_SETTINGS = defineRecord({
  name: 'quote_settings',
  about:
    'How quotes are made: one record, `quotes`, for all administrators. Without it, the defaults of `quote-rules.ts` apply.',
  isPersonal: false,
  id: { only: QUOTE_SETTINGS_ID },
  schema: z.object({
    /** Days before a show opens that a booth takes; a quote for an earlier opening is a rush. */
    lead_days: wholeNumber(0, 365),
    admin_id: documentId(),
  }),
  labels: { lead_days: 'Lead time in days' },
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/admin/settings',
  kept: 'Permanently',
});

/** Returns the lead time from the stored settings; the default without valid ones. */
export function leadDaysIn(stored: Document | undefined): number {
  return (QUOTE_SETTINGS.schema.safeParse(stored).data ?? DEFAULT_QUOTE_RULES).lead_days;
}
