import { Timestamp } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import type { CalendarReading, ReadingOptions } from '../../../packages/calendars/src/calendar-reading.ts';
import { runInThread, threadScript } from '../../../packages/threads/src/run-in-thread.ts';
import type { Interval } from '../../../src/domain/booking/meeting-rules.ts';
import { ADMINS } from '../../../src/domain/records/admins.ts';
import type { Calendar } from '../../../src/domain/records/calendars.ts';
import { MEETING_RULES } from '../../../src/domain/records/meeting-rules.ts';
import type { ConnectCalendar } from '../../../src/domain/schemas/calendar.ts';
import { COMPANY_ZONE } from '../../../src/domain/time/slot-labels.ts';
import {
  FetchFailure,
  type GuardedAnswer,
  guardedFetch,
  type Limits,
  type Network,
} from '../http/guarded-fetch.ts';
import { recordIn } from '../platform/firebase.ts';
import type { ServiceContext } from '../platform/params.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';

/** Limits of jobs and administrators: a busy person's calendar has 3 MB, and Outlook needs twelve seconds for it. */
export const PATIENT: Limits = { ms: 30_000, bytes: 25 * 1024 * 1024 };
/** Limits where a visitor waits. */
export const BRIEF: Limits = { ms: 3_000, bytes: 5 * 1024 * 1024 };

/** Days ahead in which events count, unless visitors can book later days. */
const MIN_REACH_DAYS = 400;
/** A meeting on the last day has its length and its buffer, and an unchanged calendar is read once a day. */
const SLACK_DAYS = 2;
const DAY_MS = 24 * 3_600_000;

interface CalendarLine {
  /** Network access; the internet by default. */
  readonly network?: Network | undefined;
  readonly limits: Limits;
  readonly now: Date;
}

interface KnownCalendar {
  /** Version of the last reading; empty without one. */
  readonly etag: string;
  readonly owner: Awaited<ReturnType<typeof ownerOf>>;
  readonly countsUnanswered: boolean;
}

/** Reads a calendar now; null if the version is still `etag`. @throws CalendarUnreadable */
export async function readAccess(
  access: ConnectCalendar,
  { etag, owner, countsUnanswered }: KnownCalendar,
  line: CalendarLine,
): Promise<(Pick<Calendar, 'busy' | 'ahead' | 'unread' | 'guessed_zones'> & { etag: string }) | null> {
  const { now } = line;
  const range: Interval = {
    // The panel shows the whole current day
    from: DateTime.fromJSDate(now, { zone: COMPANY_ZONE }).startOf('day').toJSDate(),
    until: new Date(now.getTime() + owner.reachDays * DAY_MS),
  };
  const fetched = await fetchCalendar(access, etag, line);
  if (!fetched) return null;
  const options = { range, now, owner: owner.addresses, countsUnanswered };
  const { busy, ahead, unread, guessedZones } = await readFile(fetched.text, options);
  return {
    busy: busy.map(({ from, until }) => ({
      from: Timestamp.fromDate(from),
      until: Timestamp.fromDate(until),
    })),
    ahead: { count: ahead.count, next: ahead.next && Timestamp.fromDate(ahead.next) },
    unread,
    guessed_zones: guessedZones,
    etag: fetched.etag,
  };
}

/** Fetches a calendar's file and version ('' without one); null if it is still `etag`. @throws CalendarUnreadable */
async function fetchCalendar({ url }: ConnectCalendar, etag: string, { network, limits, now }: CalendarLine) {
  const headers = { accept: 'text/calendar, */*;q=0.1', ...(etag && { 'if-none-match': etag }) };
  const answer = await guardedFetch(url, { headers }, limits, network).catch((error: unknown) => {
    throw error instanceof FetchFailure ? new CalendarUnreadable(error.code, { text: error.message }) : error;
  });
  if (etag && answer.status === 304) return null;
  if (answer.status !== 200) throw refusal(answer, now);
  return answer;
}

function refusal({ status, retryAfter }: GuardedAnswer, now: Date): CalendarUnreadable {
  if (status === 401) return new CalendarUnreadable('asks-password');
  if (status === 403) return new CalendarUnreadable('refused');
  if ([404, 410].includes(status)) return new CalendarUnreadable('no-calendar');
  if (status < 300) return new CalendarUnreadable('not-a-calendar');
  const retryAt = [429, 503].includes(status) ? retryTime(retryAfter, now) : undefined;
  if (status === 429 || retryAt) {
    const text = 'The server has too much to do and asks us to wait.';
    return new CalendarUnreadable('wait', { text, retryAt });
  }
  return new CalendarUnreadable('server-error', { text: `The server answered with an error (${status}).` });
}

/** Returns the time in `Retry-After`, seconds or a date, at most a day ahead; undefined if there is none. */
function retryTime(retryAfter: string, now: Date): Date | undefined {
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  const at = seconds === null ? Date.parse(retryAfter) : now.getTime() + seconds * 1000;
  return at > now.getTime() ? new Date(Math.min(at, now.getTime() + DAY_MS)) : undefined;
}

/** Returns what a reading needs to know about an administrator. */
export async function ownerOf(
  { db, settings }: Pick<ServiceContext<'meetingHorizonDays'>, 'db' | 'settings'>,
  admin_id: string,
) {
  const refs = [ADMINS, MEETING_RULES].map((record) => db.doc(record.path(admin_id)));
  const [admin, rules] = await db.getAll(...refs);
  const horizonDays = recordIn(MEETING_RULES, rules)?.horizon_days ?? settings.meetingHorizonDays;
  const { email } = ADMINS.read(admin?.data() ?? {});
  return {
    /** The addresses under which invitations know them, in lower case. */
    addresses: email ? [email.toLowerCase()] : [],
    reachDays: Math.max(MIN_REACH_DAYS, horizonDays + SLACK_DAYS),
    /** When their rules were last saved; null without. */
    rulesAt: rules?.updateTime ?? null,
  };
}

/** Emergency stop. Budgets are by event; this only ends what they overlook. */
const MAX_MS = 60_000;
/** A file of 25 MB takes more than half of it. */
const MAX_MB = 256;

const SCRIPT = threadScript('reading-worker', import.meta.url);

export interface ReadingTask {
  readonly file: string;
  /** The worker adds the company's zone, and knows our meetings. */
  readonly options: Omit<ReadingOptions, 'zone' | 'isOwn'>;
}

/** The reading in progress. One at a time, so that memory stays bounded. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads an iCalendar file, as `readingOf`, in a separate thread: visitors' requests go on meanwhile.
 * @throws CalendarUnreadable if the file has no calendar, or the thread fails, runs out of memory or takes a minute
 */
export function readFile(file: string, options: ReadingTask['options']): Promise<CalendarReading> {
  const data: ReadingTask = { file, options };
  const reading = last.then(async () => {
    const task = { data, maxMs: MAX_MS, maxMb: MAX_MB };
    const found = await runInThread<CalendarReading | null>(SCRIPT, task).catch(() => {
      throw new CalendarUnreadable('too-complex');
    });
    if (!found) throw new CalendarUnreadable('not-a-calendar');
    return found;
  });
  last = reading.catch(() => undefined);
  return reading;
}
