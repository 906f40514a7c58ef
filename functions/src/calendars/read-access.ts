import { Timestamp } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import type { Interval } from '../../../src/domain/booking/meeting-rules.ts';
import { ADMINS } from '../../../src/domain/records/admins.ts';
import type { Calendar } from '../../../src/domain/records/calendars.ts';
import { MEETING_RULES } from '../../../src/domain/records/meeting-rules.ts';
import type { ConnectCalendar } from '../../../src/domain/schemas/calendar.ts';
import { COMPANY_ZONE } from '../../../src/domain/time/slot-labels.ts';
import type { Limits } from '../http/guarded-fetch.ts';
import type { ServiceContext } from '../platform/params.ts';
import { type CalendarLine, fetchCalendar } from './fetch-calendar.ts';
import { readFile } from './read-file.ts';

/** Limits of jobs and administrators: a busy person's calendar has 3 MB, and Outlook needs twelve seconds for it. */
export const PATIENT: Limits = { ms: 30_000, bytes: 25 * 1024 * 1024 };
/** Limits where a visitor waits. */
export const BRIEF: Limits = { ms: 3_000, bytes: 5 * 1024 * 1024 };

/** Days ahead in which events count, unless visitors can book later days. */
const MIN_REACH_DAYS = 400;
/** A meeting on the last day has its length and its buffer, and an unchanged calendar is read once a day. */
const SLACK_DAYS = 2;
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
    readonly owner: CalendarOwner;
    readonly countsUnanswered: boolean;
  },
  line: CalendarLine,
): Promise<(ReadFields & { etag: string }) | null> {
  const { now } = line;
  const range: Interval = {
    // The panel shows the whole current day
    from: DateTime.fromJSDate(now, { zone: COMPANY_ZONE }).startOf('day').toJSDate(),
    until: new Date(now.getTime() + of.owner.reachDays * DAY_MS),
  };
  const fetched = await fetchCalendar(access, of.etag, line);
  if (!fetched) return null;
  const { text, etag } = fetched;
  const { owner, countsUnanswered } = of;
  const options = { range, now, owner: owner.addresses, countsUnanswered };
  const { busy, ahead, unread, guessedZones } = await readFile(text, options);
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

export type CalendarOwner = Awaited<ReturnType<typeof ownerOf>>;

/** Returns what a reading needs to know about an administrator. */
export async function ownerOf(
  { db, settings }: Pick<ServiceContext<'meetingHorizonDays'>, 'db' | 'settings'>,
  admin_id: string,
) {
  const refs = [ADMINS, MEETING_RULES].map((record) => db.doc(record.path(admin_id)));
  const [admin, rules] = await db.getAll(...refs);
  const horizonDays = rules?.exists
    ? MEETING_RULES.read(rules.data() ?? {}).horizon_days
    : settings.meetingHorizonDays;
  const { email } = ADMINS.read(admin?.data() ?? {});
  return {
    /** The addresses under which invitations know them, in lower case. */
    addresses: email ? [email.toLowerCase()] : [],
    reachDays: Math.max(MIN_REACH_DAYS, horizonDays + SLACK_DAYS),
    /** When their rules were last saved; null without. */
    rulesAt: rules?.updateTime ?? null,
  };
}
