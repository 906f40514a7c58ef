import * as z from 'zod/mini';
import { documentId, requiredLine, serverUrl } from './text.ts';

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

/** POST /api/admin/calendar: connects calendars of the administrator, in addition to those connected before. */
export const connectCalendarSchema = z.discriminatedUnion('kind', [
  /** A private iCal address, as published by Google, Outlook, Apple and Nextcloud. */
  z.object({ kind: z.literal('ical'), url: calendarUrl() }),
  z.object({
    kind: z.literal('caldav'),
    /** A calendar, or any address of its server. */
    url: calendarUrl(),
    user: requiredLine(255, 'Enter the user name'),
    password: requiredLine(255, 'Enter the app password'),
    /** Addresses of the calendars to connect, from an earlier answer. */
    calendars: z.optional(
      z.array(serverUrl()).check(z.minLength(1, { error: 'Choose at least one calendar' }), z.maxLength(100)),
    ),
  }),
]);
export type ConnectCalendar = z.output<typeof connectCalendarSchema>;

const foundCalendarSchema = z.object({
  url: z.string(),
  /** Empty if it has none, as its color. */
  name: z.string(),
  color: z.string(),
  /** Events in the next 60 days, if it was read. */
  ahead: z.optional(z.int()),
  /** Reason why it cannot be read. */
  failure: z.optional(z.string()),
});
/** A calendar on a CalDAV server that is not connected. */
export type FoundCalendar = z.output<typeof foundCalendarSchema>;

/** Answer of POST /api/admin/calendar. */
export const connectedCalendarsSchema = z.object({
  success: z.literal(true),
  connected: z.array(
    z.object({
      id: documentId(),
      name: z.string(),
      /** Events in the next 60 days. */
      ahead: z.int(),
    }),
  ),
  /** Calendars to choose from, or chosen ones that could not be read. */
  calendars: z.array(foundCalendarSchema),
});
export type ConnectedCalendars = Omit<z.output<typeof connectedCalendarsSchema>, 'success'>;

/** POST /api/admin/calendar/{id}/change */
export const changeCalendarSchema = z
  .object({
    /** A paused calendar is not read and closes no hours. */
    paused: z.optional(z.boolean()),
    /** True if invitations without an answer are busy, too. */
    counts_unanswered: z.optional(z.boolean()),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, { error: 'Nothing to change' }));
