import * as z from 'zod/mini';
import { documentId, wholeNumber } from '../schemas/text.ts';
import { defineRecord, type FieldsOf } from './record.ts';

/** Maximum minutes of a buffer. */
const MAX_BUFFER = 240;

export const MEETING_RULES = defineRecord({
  name: 'meeting_rules',
  about:
    "When visitors can book an administrator's hours; its id is the administrator's. Without it, the defaults apply.",
  isPersonal: true,
  id: 'administrator',
  schema: z.object({
    /** Minutes that must stay free before and after each meeting. */
    buffer_before: wholeNumber(0, MAX_BUFFER),
    buffer_after: wholeNumber(0, MAX_BUFFER),
    /** Maximum meetings on one date in the company's zone; null for no limit. */
    meetings_a_day: z.nullable(wholeNumber(1, 24)),
    /** Minimum hours between booking a meeting and its start. */
    notice_hours: wholeNumber(1, 720),
    /** Maximum days from now to a meeting that is booked. */
    horizon_days: wholeNumber(1, 3_650),
    admin_id: documentId(),
  }),
  labels: {
    buffer_before: 'Minutes free before a meeting',
    buffer_after: 'Minutes free after a meeting',
    notice_hours: 'Hours of notice',
    horizon_days: 'Days ahead',
    meetings_a_day: 'Meetings a day, at most',
  },
  administrators: { read: 'own', write: [] },
  writtenBy: 'POST /api/admin/settings',
  kept: 'Permanently',
});

export type MeetingRules = Omit<FieldsOf<typeof MEETING_RULES>, 'admin_id'>;
