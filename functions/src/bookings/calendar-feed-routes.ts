import type { RequestHandler } from 'express';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import ical, { ICalCalendarMethod, type ICalOrganizer } from 'ical-generator';
import { brand, calendarHost } from '../../../src/config/brand.ts';
import { CREATE_FEED, REVOKE_FEED } from '../../../src/domain/api/admin-routes.ts';
import { historyOf } from '../../../src/domain/booking/booking-history.ts';
import { completeFile, entryOf, type MeetingEvent } from '../../../src/domain/booking/calendar.ts';
import { isPending } from '../../../src/domain/booking/pending-booking.ts';
import { ADMINS } from '../../../src/domain/records/admins.ts';
import { BOOKINGS, type Booking } from '../../../src/domain/records/bookings.ts';
import { CALENDAR_FEEDS, type CalendarFeed } from '../../../src/domain/records/calendar-feeds.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { UNSET_PLACE } from '../../../src/domain/schemas/meeting-place.ts';
import { adminAction, type ServedRoute } from '../http/admin-route.ts';
import { countRequest } from '../http/count-request.ts';
import { Problem } from '../http/problem.ts';
import type { ApiDependencies } from '../http/visitor-post.ts';
import { withinDeadline } from '../http/within-deadline.ts';
import type { Settings } from '../platform/params.ts';
import { newSecret, sha256 } from '../platform/secret.ts';
import { hostEvent } from './host-calendar.ts';
import { calendarQuote, organizerOf } from './meeting-invitation.ts';
import { placeAndHostRefs, placeIn } from './place-and-host.ts';

const PAST_MS = 30 * 24 * 3_600_000;

/** Far more than an administrator has within the booking horizon. */
const MAX_MEETINGS = 1_000;

/** Suggested interval between reads of the feed, in seconds. */
const REFRESH_SECONDS = 15 * 60;

/** Share of a network's hourly requests: 480 by default, twice what 60 programs need that read every 15 minutes. */
const SHARE = 8;

/** The secret in a feed's address: 256 random bits, of which only the hash is stored. */
const PATH = /^\/calendar\/([A-Za-z0-9_-]{43})\.ics$/;

interface AdminFeedDependencies {
  readonly db: Firestore;
  readonly settings: Pick<Settings, 'siteUrl'>;
}

/** POST /api/admin/calendar-feed: answers 201 with the address of a new feed. The previous address stops working. */
export function createFeedRoute({ db, settings }: AdminFeedDependencies): ServedRoute {
  return adminAction(CREATE_FEED, async ({ adminId: admin_id }) => {
    const secret = newSecret();
    const feed: CalendarFeed = { secret_hash: sha256(secret), created_at: Timestamp.now(), admin_id };
    await db.doc(CALENDAR_FEEDS.path(admin_id)).set(feed);
    return { url: `${settings.siteUrl}/calendar/${secret}.ics` };
  });
}

/** POST /api/admin/calendar-feed/revoke: disables the feed's address at once. Safe to repeat. */
export function revokeFeedRoute({ db }: AdminFeedDependencies): ServedRoute {
  return adminAction(REVOKE_FEED, async ({ adminId }) => {
    await db.doc(CALENDAR_FEEDS.path(adminId)).delete();
  });
}

type FeedDependencies = Pick<ApiDependencies, 'db' | 'clock' | 'settings' | 'admins'>;

/**
 * GET /calendar/<secret>.ics: an administrator's meetings of the last 30 days and all future ones. Canceled and
 * pending ones are left out: calendar programs drop entries that a feed no longer has, and some show a canceled entry
 * as busy.
 * @throws Problem `not-found`, the same for malformed, unknown and revoked secrets; `rate-limited`
 */
export function calendarFeedRoute(dependencies: FeedDependencies): RequestHandler {
  return async (request, response) => {
    const file = await withinDeadline(async () => {
      const secret = PATH.exec(request.path)?.[1];
      if (!secret) throw new Problem('not-found');
      await countRequest(dependencies, request, { route: 'calendar-feed', share: SHARE });
      const adminId = await ownerOf(dependencies, secret);
      return feedFile(await eventsOf(dependencies, adminId), organizerOf(dependencies.settings));
    });
    response.set({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="meetings.ics"',
      'X-Robots-Tag': 'noindex',
    });
    response.send(file);
  };
}

/** Returns the id of the administrator whose feed the secret opens, as long as the panel would let them in. */
async function ownerOf({ db, admins }: FeedDependencies, secret: string): Promise<string> {
  const found = await db
    .collection(CALENDAR_FEEDS.name)
    .where('secret_hash', '==', sha256(secret))
    .limit(1)
    .get();
  const [feed] = found.docs;
  const admin = feed && (await db.doc(ADMINS.path(feed.id)).get());
  const { email = '' } = ADMINS.read(admin?.data() ?? {});
  if (!feed || !admins().has(email)) throw new Problem('not-found');
  return feed.id;
}

interface FeedEvent extends MeetingEvent {
  readonly bookedAt: Date;
  readonly changedAt: Date;
}

async function eventsOf({ db, clock, settings }: FeedDependencies, adminId: string): Promise<FeedEvent[]> {
  const [[setting], { docs }] = await Promise.all([
    db.getAll(...placeAndHostRefs(db, adminId)),
    db
      .collection(BOOKINGS.name)
      .where('admin_id', '==', adminId)
      .where('starts_at', '>', Timestamp.fromMillis(clock().getTime() - PAST_MS))
      .orderBy('starts_at')
      .limit(MAX_MEETINGS)
      .get(),
  ]);
  const meetings = docs
    .map((found) => ({ id: found.id, booking: BOOKINGS.read(found.data()) }))
    .filter(({ booking }) => booking.status !== 'cancelled' && !isPending(booking));
  const quotes = await quotesOf(
    db,
    meetings.map(({ booking }) => booking),
  );
  return meetings.map(({ id, booking }) => {
    const place = booking.place ?? placeIn(setting, booking.reference) ?? UNSET_PLACE;
    const quote = calendarQuote(quotes.get(booking.quote_submission_id ?? '') ?? null);
    const bookedAt = booking.created_at.toDate();
    return {
      ...hostEvent({ id, booking, place, quote, siteUrl: settings.siteUrl, calendarHost }),
      bookedAt,
      changedAt: historyOf(booking).at(-1)?.at?.toDate() ?? bookedAt,
    };
  });
}

/** Returns the meetings' quotes that are still stored, by id. */
async function quotesOf(
  db: Firestore,
  bookings: readonly Booking[],
): Promise<ReadonlyMap<string, QuoteSubmission>> {
  const ids = bookings.flatMap(({ quote_submission_id }) => quote_submission_id ?? []);
  const refs = ids.map((id) => db.doc(QUOTE_SUBMISSIONS.path(id)));
  const stored = refs.length > 0 ? await db.getAll(...refs) : [];
  return new Map(
    stored.flatMap((quote) =>
      quote.exists ? [[quote.id, QUOTE_SUBMISSIONS.read(quote.data() ?? {})] as const] : [],
    ),
  );
}

function feedFile(events: readonly FeedEvent[], organizer: ICalOrganizer): string {
  const calendar = ical({
    prodId: { company: brand.name, product: 'Meetings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name: `${brand.name} meetings`,
    ttl: REFRESH_SECONDS,
  });
  for (const event of events) {
    calendar.createEvent({
      ...entryOf(event),
      // METHOD:PUBLISH requires it (RFC 5546, 3.2.1)
      organizer,
      // Time of the last change instead of this answer, so that an unchanged feed is the same file
      stamp: event.changedAt,
      created: event.bookedAt,
      lastModified: event.changedAt,
    });
  }
  return completeFile(calendar.toString(), ...events);
}
