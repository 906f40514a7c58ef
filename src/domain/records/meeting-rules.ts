import * as z from 'zod/mini';
import { documentId } from '../schemas/text.ts';
import { defineRecord, type FieldsOf } from './record.ts';

/** Maximum minutes of a buffer. */
const MAX_BUFFER = 240;

function whole(least: number, most: number) {
  const error = `Enter a whole number from ${least} to ${most}`;
  return z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
}

export const MEETING_RULES = defineRecord({
  name: 'meeting_rules',
  about:
    "When visitors can book an administrator's hours; its id is the administrator's. Without it, the defaults apply.",
  isPersonal: true,
  id: 'administrator',
  schema: z.object({
    /** Minutes that must stay free before and after each meeting. */
    buffer_before: whole(0, MAX_BUFFER),
    buffer_after: whole(0, MAX_BUFFER),
    /** Maximum meetings on one date in the company's zone; null for no limit. */
    meetings_a_day: z.nullable(whole(1, 24)),
    /** Minimum hours between booking a meeting and its start. */
    notice_hours: whole(1, 720),
    /** Maximum days from now to a meeting that is booked. */
    horizon_days: whole(1, 3_650),
    admin_id: documentId(),
  }),
  labels: {
    buffer_before: 'Minutes free before a meeting',
    buffer_after: 'Minutes free after a meeting',
    notice_hours: 'Hours of notice',
    horizon_days: 'Days ahead',
    meetings_a_day: 'Meetings a day, at most',
    admin_id: 'Administrator',
  },
  administrators: { read: 'own', write: [] },
  writtenBy: 'POST /api/admin/settings',
  kept: 'Permanently',
});

export type MeetingRules = Omit<FieldsOf<typeof MEETING_RULES>, 'admin_id'>;
