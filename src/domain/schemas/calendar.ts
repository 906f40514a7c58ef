import * as z from 'zod/mini';
import { documentId, serverUrl } from './text.ts';

/** An address of a calendar; Apple writes `webcal:` instead of `https:`. */
function calendarUrl() {
  return z.pipe(
    z.pipe(
      z.string({ error: 'Enter the address of your calendar' }),
      z.transform((text: string) => text.trim().replace(/^webcals?:/i, 'https:')),
    ),
    serverUrl(),
  );
}

/** POST /api/admin/calendar: connects a calendar of the administrator by its private .ics address. */
export const connectCalendarSchema = z.object({ url: calendarUrl() });
export type ConnectCalendar = z.output<typeof connectCalendarSchema>;

/** Answer of POST /api/admin/calendar. */
export const connectedCalendarSchema = z.object({
  success: z.literal(true),
  id: documentId(),
  /** Events in the next 60 days. */
  ahead: z.int(),
});
export type ConnectedCalendar = z.output<typeof connectedCalendarSchema>;

/** POST /api/admin/calendar/{id}/change */
export const changeCalendarSchema = z
  .object({
    /** A paused calendar is not read and closes no hours. */
    paused: z.optional(z.boolean()),
    /** True if invitations without an answer are busy, too. */
    counts_unanswered: z.optional(z.boolean()),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, { error: 'Nothing to change' }));
