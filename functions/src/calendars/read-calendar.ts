/** Reads administrators' calendars and stores their busy times (packages/calendars/README.md). */
import { type DocumentSnapshot, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { CALENDAR_SECRETS } from '../../../src/domain/records/calendar-secrets.ts';
import { CALENDARS, type Calendar } from '../../../src/domain/records/calendars.ts';
import { HOSTS } from '../../../src/domain/records/hosts.ts';
import { connectCalendarSchema } from '../../../src/domain/schemas/calendar.ts';
import { formatMeeting } from '../../../src/domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../src/domain/time/slot-labels.ts';
import type { Limits } from '../http/guarded-fetch.ts';
import type { ApiDependencies } from '../http/serve.ts';
import { textMail } from '../mail-kit/layout.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import { logEvent } from '../platform/logging.ts';
import type { ServiceContext } from '../platform/params.ts';
import { unseal } from '../platform/secret.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';
import { BRIEF, ownerOf, PATIENT, readAccess } from './read-access.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Failures of the content, which cost a minute of a processor at worst and rarely end soon. */
const BY_CONTENT: readonly CalendarUnreadable['reason'][] = ['not-a-calendar', 'too-complex'];

export type CalendarContext = ServiceContext<'teamEmail' | 'siteUrl' | 'meetingHorizonDays'> &
  Pick<ApiDependencies, 'calendarKey' | 'network'>;

/** Returns references to a calendar and its secret, which have the same id. */
export function calendarRefs(db: Firestore, id: string) {
  return [db.doc(CALENDARS.path(id)), db.doc(CALENDAR_SECRETS.path(id))] as const;
}

/**
 * Reads a connected calendar and stores its busy times, or the reason for a failure; the previous copy then stays in
 * use. Does nothing to a calendar that is paused, or disconnected or replaced in the meantime. Waits as long as its
 * server asks to, and after a failure of the content as long as it has failed, an hour at most, unless `isForced`.
 * @returns false if there is none with this id
 * @throws CalendarUnreadable after the reason is stored
 */
export async function readCalendar(
  context: CalendarContext,
  id: string,
  { limits = PATIENT, isForced = false }: { readonly limits?: Limits; readonly isForced?: boolean } = {},
): Promise<boolean> {
  const { db, now, calendarKey, network } = context;
  const [calendarRef, secretRef] = calendarRefs(db, id);
  const [known, stored] = await db.getAll(calendarRef, secretRef);
  if (!stored?.exists) return false;
  const { sealed, etag, whole_at, admin_id } = CALENDAR_SECRETS.read(stored.data() ?? {});
  const { paused, retry_at, failure, counts_unanswered } = CALENDARS.read(known?.data() ?? {});
  if (paused) return true;
  if (!isForced && retry_at && retry_at.toDate() > now)
    throw new CalendarUnreadable('wait', { text: failure });
  const store = (write: (transaction: Transaction, calendar: Calendar) => void | Promise<void>) =>
    db.runTransaction(async (transaction) => {
      const [calendar, secret] = await transaction.getAll(calendarRef, secretRef);
      if (!calendar?.exists || secret?.get('sealed') !== sealed) return;
      await write(transaction, CALENDARS.read(calendar.data() ?? {}));
    });
  try {
    const opened = unseal(sealed, admin_id, calendarKey());
    const { success, data: access } = connectCalendarSchema.safeParse(opened);
    if (!success) throw new CalendarUnreadable('sealed');
    const owner = await ownerOf(context, admin_id);
    // Rules saved since may reach further
    const isSince = owner.rulesAt !== null && owner.rulesAt > whole_at;
    const isOld = isSince || whole_at.toMillis() < now.getTime() - DAY_MS;
    const of = { etag: isOld ? '' : etag, owner, countsUnanswered: counts_unanswered === true };
    const read = await readAccess(access, of, { now, network, limits });
    const at = Timestamp.fromDate(now);
    await store((transaction) => {
      const { etag: version, ...fields } = read ?? { etag };
      transaction.update(calendarRef, { ...workingAt(at), ...fields });
      if (read) transaction.update(secretRef, { etag: version, whole_at: at });
    });
    return true;
  } catch (error) {
    if (!(error instanceof CalendarUnreadable)) throw error;
    // The job has more patience, and decides
    if (limits === BRIEF && ['slow', 'too-large'].includes(error.reason)) throw error;
    logEvent('calendar-unreadable', { admin_id, reason: error.reason });
    await store(async (transaction, calendar) => {
      const failing_since = calendar.failing_since ?? Timestamp.fromDate(now);
      const failing = { failing_since, failure: error.message };
      const failedMs = Math.min(now.getTime() - failing_since.toMillis(), HOUR_MS);
      const pause = BY_CONTENT.includes(error.reason) ? new Date(now.getTime() + failedMs) : null;
      const retryAt = error.retryAt ?? pause;
      const isLong = failing_since.toMillis() <= now.getTime() - DAY_MS;
      const isWarned = isLong && !calendar.warned_at;
      if (isWarned) await addWarning(transaction, context, { ...calendar, ...failing });
      transaction.update(calendarRef, {
        ...failing,
        retry_at: retryAt && Timestamp.fromDate(retryAt),
        ...(isWarned && { warned_at: Timestamp.fromDate(now) }),
      });
    });
    throw error;
  }
}

/** Mails the team that an administrator's calendar cannot be read. */
async function addWarning(
  transaction: Transaction,
  { db, now, settings }: CalendarContext,
  { admin_id, host, failing_since, failure }: Calendar,
): Promise<void> {
  const { name } = HOSTS.read((await transaction.get(db.doc(HOSTS.path(admin_id)))).data() ?? {});
  const owner = name ? `${name}'s calendar` : "An administrator's calendar";
  const title = `${owner} cannot be read`;
  const since = failing_since ? ` since ${formatMeeting(failing_since.toDate(), COMPANY_ZONE)}` : '';
  const mail = textMail('calendar-unreadable', title, failure, [
    `The calendar on ${host} could not be read${since}. ${failure}`,
    `Its last known events still close hours, but newer ones do not: visitors may book a time that is taken. Check the calendar, or connect it again: ${settings.siteUrl}/admin#settings?group=connections`,
  ]);
  addToOutbox(transaction, db, now, { ...mail, to: settings.teamEmail });
}

/** Reads all calendars, even if one fails. */
export async function readCalendars(context: CalendarContext): Promise<void> {
  const { docs } = await context.db.collection(CALENDAR_SECRETS.name).select().get();
  await Promise.all(docs.map(({ id }) => readOrLog(context, id)));
}

/** Reads a calendar; a failure is stored with it, or logged. */
async function readOrLog(...reading: Parameters<typeof readCalendar>): Promise<void> {
  const [, calendar_id] = reading;
  await readCalendar(...reading).catch((error: unknown) => {
    if (!(error instanceof CalendarUnreadable)) logEvent('calendar-failed', { calendar_id, error });
  });
}

/** Returns the state of a calendar that was read at `read_at`. */
export function workingAt(read_at: Timestamp) {
  return { read_at, failing_since: null, failure: '', retry_at: null, warned_at: null };
}

/** Copies younger than this are not refreshed, and an instance does not retry sooner. */
const FRESH_MS = 2 * 60_000;
/** Maximum time that a visitor waits for a refresh. */
const WAIT_MS = 3_000;

/**
 * Returns a function that refreshes stale calendars. It never fails, and gives up after `WAIT_MS`; then the stored
 * copy is used. Concurrent bookings share one refresh.
 */
export function createCalendarsRefresher(context: Omit<CalendarContext, 'now'>) {
  const reads = new Map<string, { readonly at: number; readonly done: Promise<unknown> }>();

  async function refresh(stored: DocumentSnapshot, now: Date): Promise<void> {
    const { read_at, retry_at, paused } = CALENDARS.read(stored.data() ?? {});
    const isFresh = (at: number) => at > now.getTime() - FRESH_MS;
    if (paused || (retry_at && retry_at.toDate() > now) || (read_at && isFresh(read_at.toMillis()))) return;
    let read = reads.get(stored.id);
    if (!read || !isFresh(read.at)) {
      read = { at: now.getTime(), done: readOrLog({ ...context, now }, stored.id, { limits: BRIEF }) };
      reads.set(stored.id, read);
    }
    await withTimeout(read.done, WAIT_MS, () => new Error('Late')).catch(() => undefined);
  }

  return async (stored: readonly DocumentSnapshot[], now: Date): Promise<void> => {
    await Promise.all(stored.map((calendar) => refresh(calendar, now)));
  };
}
