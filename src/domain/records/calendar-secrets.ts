import * as z from 'zod/mini';
import { documentId } from '../schemas/text.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const CALENDAR_SECRETS = defineRecord({
  name: 'calendar_secrets',
  about: "Address of a connected calendar, encrypted with CALENDAR_KEY; its id is the calendar's.",
  isPersonal: true,
  schema: z.object({
    sealed: z.string(),
    /** ETag of the last answer; empty if it had none. */
    etag: z.string(),
    /** When its events were last read: after a day again, even if unchanged, since more come within reach. */
    whole_at: moment(),
    admin_id: documentId(),
  }),
  writtenBy: 'POST /api/admin/calendar and readCalendars',
  kept: 'Until the administrator disconnects the calendar',
});

export type CalendarSecret = FieldsOf<typeof CALENDAR_SECRETS>;
