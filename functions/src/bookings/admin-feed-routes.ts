import type { RequestHandler, Response } from 'express';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { CALENDAR_FEEDS, type CalendarFeed } from '../../../src/domain/records/calendar-feeds.ts';
import type { Settings } from '../platform/params.ts';
import { newSecret, sha256 } from '../platform/secret.ts';
import { feedUrl } from './feed-secret.ts';

export interface AdminFeedDependencies {
  readonly db: Firestore;
  readonly adminIdOf: (response: Response) => string;
  readonly settings: Pick<Settings, 'siteUrl'>;
}

/** POST /api/admin/calendar-feed: answers 201 with the address of a new feed. The address before stops working. */
export function createFeedRoute({ db, adminIdOf, settings }: AdminFeedDependencies): RequestHandler {
  return async (_request, response) => {
    const admin_id = adminIdOf(response);
    const secret = newSecret();
    const feed: CalendarFeed = { secret_hash: sha256(secret), created_at: Timestamp.now(), admin_id };
    await db.doc(CALENDAR_FEEDS.path(admin_id)).set(feed);
    response.status(201).json({ success: true, url: feedUrl(settings.siteUrl, secret) });
  };
}

/** POST /api/admin/calendar-feed/revoke: the feed's address stops working at once. Safe to repeat. */
export function revokeFeedRoute({ db, adminIdOf }: AdminFeedDependencies): RequestHandler {
  return async (_request, response) => {
    await db.doc(CALENDAR_FEEDS.path(adminIdOf(response))).delete();
    response.json({ success: true });
  };
}
