import * as z from 'zod/mini';
import { httpsUrl, requiredLine } from './text.ts';

/** An address of a calendar; Apple writes `webcal:` instead of `https:`. */
function calendarUrl() {
  return z.pipe(
    z.pipe(
      z.string({ error: 'Enter the address of your calendar' }),
      z.transform((text: string) => text.trim().replace(/^webcals?:/i, 'https:')),
    ),
    httpsUrl(),
  );
}

/** POST /api/admin/calendar: connects the administrator's own calendar and replaces a previous one. */
export const connectCalendarSchema = z.discriminatedUnion('kind', [
  /** A private iCal address, as published by Google, Outlook, Apple and Nextcloud. */
  z.object({ kind: z.literal('ical'), url: calendarUrl() }),
  z.object({
    kind: z.literal('caldav'),
    url: calendarUrl(),
    user: requiredLine(255, 'Enter the user name'),
    password: requiredLine(255, 'Enter the app password'),
  }),
]);
export type ConnectCalendar = z.output<typeof connectCalendarSchema>;

/** Answer of POST /api/admin/calendar-feed: the feed's address, which is not stored. */
export const calendarFeedSchema = z.object({ success: z.literal(true), url: z.url() });
