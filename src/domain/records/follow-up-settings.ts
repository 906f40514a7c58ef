import * as z from 'zod/mini';
import { documentId, requiredLine, requiredText } from '../schemas/text.ts';
import { defineRecord, type FieldsOf } from './record.ts';

const LATEST = 30;

/** Id of the only record. */
export const FOLLOW_UP_ID = 'quotes';

/** Maximum characters. */
export const MAX_SUBJECT = 100;
export const MAX_TEXT = 1500;

const days = { error: `Enter a whole number from 1 to ${LATEST}` };

export const FOLLOW_UP_SETTINGS = defineRecord({
  name: 'follow_up_settings',
  about:
    'The one reminder about a quote without a meeting: one record, `quotes`, for all administrators. Without it, none is sent.',
  isPersonal: false,
  id: { only: FOLLOW_UP_ID },
  schema: z.object({
    is_on: z.boolean(),
    /** Days after the quote. */
    days: z.int(days).check(z.minimum(1, days), z.maximum(LATEST, days)),
    /** May have words in braces, as the text may (src/domain/visitor/follow-up.ts). */
    subject: requiredLine(MAX_SUBJECT, 'Enter a subject'),
    text: requiredText(MAX_TEXT, 'Enter a text'),
    admin_id: documentId(),
  }),
  labels: {
    is_on: 'Send reminders',
    days: 'Days after the quote',
    subject: 'Subject',
    text: 'Text',
    admin_id: 'Administrator who set it first',
  },
  administrators: { read: 'all', write: ['create', 'update'], change: 'all' },
  stamps: 'optional',
  writtenBy: 'Administrators, in the panel',
  kept: 'Permanently',
});

export type FollowUpSettings = FieldsOf<typeof FOLLOW_UP_SETTINGS>;
