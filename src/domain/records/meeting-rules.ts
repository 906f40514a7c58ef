import * as z from 'zod/mini';
import { documentId } from '../schemas/text.ts';
import { defineRecord, type FieldsOf } from './record.ts';

/** Minutes of a buffer, at most. */
const MAX_BUFFER = 240;

function whole(least: number, most: number) {
  const error = `Enter a whole number from ${least} to ${most}`;
  return z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
}

export const MEETING_RULES = defineRecord({
  name: 'meeting_rules',
  about:
    'When visitors can book the hours of an administrator, whose id it has. Without it, the defaults hold.',
  isPersonal: true,
  id: 'administrator',
  schema: z.object({
    /** Minutes that stay free before and after each meeting. */
    buffer_before: whole(0, MAX_BUFFER),
    buffer_after: whole(0, MAX_BUFFER),
    /** Meetings on one date in New York, at most; null for any number. */
    meetings_a_day: z.nullable(whole(1, 24)),
    /** Hours between booking a meeting and its start, at least. */
    notice_hours: whole(1, 720),
    /** Days from now within which a meeting can be booked. */
    horizon_days: whole(1, 3_650),
    admin_id: documentId(),
  }),
  labels: {
    buffer_before: 'Minutes before a meeting',
    buffer_after: 'Minutes after a meeting',
    meetings_a_day: 'Meetings a day',
    notice_hours: 'Notice in hours',
    horizon_days: 'Days ahead',
    admin_id: 'Administrator',
  },
  administrators: { read: 'own', write: ['create', 'update'] },
  stamps: 'optional',
  writtenBy: 'Administrators, in the panel',
  kept: 'Permanently',
});

export type MeetingRules = Omit<FieldsOf<typeof MEETING_RULES>, 'admin_id'>;
