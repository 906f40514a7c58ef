import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import type { Interval } from '../../../src/domain/booking/meeting-rules.ts';
import { ADMINS } from '../../../src/domain/records/admins.ts';
import type { Calendar } from '../../../src/domain/records/calendars.ts';
import type { ConnectCalendar } from '../../../src/domain/schemas/calendar.ts';
import { COMPANY_ZONE } from '../../../src/domain/time/slot-labels.ts';
import type { Limits } from '../http/guarded-fetch.ts';
import { type CalendarLine, fetchCalendar } from './fetch-calendar.ts';
import { readFile } from './read-file.ts';

/** Limits of jobs and administrators: a busy person's calendar has 3 MB, and Outlook needs twelve seconds for it. */
export const PATIENT: Limits = { ms: 30_000, bytes: 25 * 1024 * 1024 };
/** Limits where a visitor waits. */
export const BRIEF: Limits = { ms: 3_000, bytes: 5 * 1024 * 1024 };

/** Days ahead in which events count. */
const REACH_DAYS = 400;
const DAY_MS = 24 * 3_600_000;
const MAX_EXAMPLES = 10;
const MAX_WORDS = 80;

/** Fields that a reading stores. */
export type ReadFields = Pick<Calendar, 'busy' | 'ahead' | 'unread' | 'guessed_zones'>;

/**
 * Reads a calendar now; null if the version is still `etag`.
 * @throws CalendarUnreadable
 */
export async function readAccess(
  access: ConnectCalendar,
  of: {
    readonly etag: string;
    /** The owner's addresses. */
    readonly owner: readonly string[];
    readonly countsUnanswered: boolean;
  },
  line: CalendarLine,
): Promise<(ReadFields & { etag: string }) | null> {
  const { now } = line;
  const range: Interval = {
    // The panel shows the whole current day
    from: DateTime.fromJSDate(now, { zone: COMPANY_ZONE }).startOf('day').toJSDate(),
    until: new Date(now.getTime() + REACH_DAYS * DAY_MS),
  };
  const fetched = await fetchCalendar(access, of.etag, line);
  if (!fetched) return null;
  const { text, etag } = fetched;
  const { owner, countsUnanswered } = of;
  const { busy, ahead, unread, guessedZones } = await readFile(text, { range, now, owner, countsUnanswered });
  return {
    busy: busy.map(({ from, until }) => ({
      from: Timestamp.fromDate(from),
      until: Timestamp.fromDate(until),
    })),
    ahead: { count: ahead.count, next: ahead.next && Timestamp.fromDate(ahead.next) },
    unread: {
      count: unread.count,
      examples: unread.examples.slice(0, MAX_EXAMPLES),
    },
    guessed_zones: guessedZones
      .slice(0, MAX_EXAMPLES)
      .map(({ name, used }) => ({ name: name.slice(0, MAX_WORDS), used })),
    etag,
  };
}

/** Returns the addresses under which invitations know an administrator, in lower case. */
export async function ownerAddresses(db: Firestore, admin_id: string): Promise<string[]> {
  const { email } = ADMINS.read((await db.doc(ADMINS.path(admin_id)).get()).data() ?? {});
  return email ? [email.toLowerCase()] : [];
}
