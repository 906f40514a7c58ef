import * as z from 'zod/mini';
import { documentId } from '../schemas/text.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

/** Maximum calendars of an administrator: a booking reads all of them. */
export const MAX_CALENDARS = 3;

export const CALENDARS = defineRecord({
  name: 'calendars',
  about:
    'A calendar that an administrator has connected, whose events close hours. Busy times, and the first words of the titles of events that could not be read; other titles are not kept.',
  isPersonal: true,
  schema: z.object({
    /** Host of its address, to show people. */
    host: z.string(),
    connected_at: moment(),
    /** When it was last read, or found unchanged; null before the first time. */
    read_at: z.nullable(moment()),
    /** When reading began to fail; null while it succeeds. */
    failing_since: z.nullable(moment()),
    /** Reason of the failure, for people; empty while reading succeeds. */
    failure: z.string(),
    /** When its server, which had too much to do, may be asked again. */
    retry_at: z.optional(z.nullable(moment())),
    /** When the failure was mailed. */
    warned_at: z.nullable(moment()),
    /** True while it is not read and closes no hours. */
    paused: z.optional(z.boolean()),
    /** True if invitations without an answer are busy, too. */
    counts_unanswered: z.optional(z.boolean()),
    /** Future busy times, sorted by start, without overlaps. */
    busy: z.array(z.object({ from: moment(), until: moment() })),
    /** Events that start within 60 days of the last reading. */
    ahead: z.optional(z.object({ count: z.int(), next: z.nullable(moment()) })),
    /** Events that could not be read: their number, and the first words of some titles with the reason. */
    unread: z.optional(
      z.object({ count: z.int(), examples: z.array(z.object({ title: z.string(), reason: z.string() })) }),
    ),
    /** Time zones of unknown names, and the zones that were used instead. */
    guessed_zones: z.optional(z.array(z.object({ name: z.string(), used: z.string() }))),
    admin_id: documentId(),
  }),
  administrators: { read: 'own', write: [] },
  writtenBy: 'POST /api/admin/calendar and readCalendars, every 10 minutes',
  kept: 'Until the administrator disconnects it',
});

export type Calendar = FieldsOf<typeof CALENDARS>;

/** Returns the busy times of an administrator's calendars together; paused ones close no hours. */
export function busyIn(calendars: readonly Pick<Calendar, 'busy' | 'paused'>[]): Calendar['busy'] {
  return calendars.filter(({ paused }) => !paused).flatMap(({ busy }) => busy);
}

/** Long enough for a server's restart; after that, someone must act. */
const WARN_AFTER_MS = 2 * 3_600_000;

/** True if reading has failed for so long that its administrator is warned. */
export function isUnreadable(
  { failing_since, paused }: Pick<Calendar, 'failing_since' | 'paused'>,
  now: Date,
): boolean {
  return !paused && failing_since !== null && now.getTime() - failing_since.toMillis() >= WARN_AFTER_MS;
}
