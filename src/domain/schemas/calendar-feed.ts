import * as z from 'zod/mini';

/** Answer of POST /api/admin/calendar-feed: the feed's address, which is not stored. */
export const calendarFeedSchema = z.object({ success: z.literal(true), url: z.url() });
