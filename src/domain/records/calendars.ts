import * as z from 'zod/mini';
import { documentId } from '../schemas/text.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const CALENDARS = defineRecord({
  name: 'calendars',
  about:
    "An administrator's own calendar, whose events close hours; its id is the administrator's. Busy times only: titles are not kept.",
  isPersonal: true,
  id: 'administrator',
  schema: z.object({
    /** `ical`: a private iCal address; `caldav`: a collection with an app password. */
    kind: z.enum(['ical', 'caldav']),
    /** Host of its address, to show people. */
    host: z.string(),
    connected_at: moment(),
    /** When it was last read, or found unchanged; null before the first time. */
    read_at: z.nullable(moment()),
    /** When reading began to fail; null while it succeeds. */
    failing_since: z.nullable(moment()),
    /** Reason of the failure, for people; empty while reading succeeds. */
    failure: z.string(),
    /** When the failure was mailed. */
    warned_at: z.nullable(moment()),
    /** Future busy times, sorted by start, without overlaps. */
    busy: z.array(z.object({ from: moment(), until: moment() })),
    admin_id: documentId(),
  }),
  labels: {
    kind: 'Kind',
    host: 'Server',
    connected_at: 'Connected',
    read_at: 'Last read',
    failing_since: 'Cannot be read since',
    failure: 'Reason',
    warned_at: 'Mailed',
    busy: 'Busy times',
    admin_id: 'Administrator',
  },
  administrators: { read: 'own', write: [] },
  writtenBy: 'POST /api/admin/calendar and readCalendars, every 10 minutes',
  kept: 'Until the administrator disconnects it',
});

export type Calendar = FieldsOf<typeof CALENDARS>;

/** Long enough for a server's restart; after that, someone must act. */
const WARN_AFTER_MS = 2 * 3_600_000;

/** True if reading has failed for so long that its administrator is warned. */
export function isUnreadable({ failing_since }: Pick<Calendar, 'failing_since'>, now: Date): boolean {
  return failing_since !== null && now.getTime() - failing_since.toMillis() >= WARN_AFTER_MS;
}
