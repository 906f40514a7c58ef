/** Reads administrators' calendars and stores their busy times (docs/decisions/0028-bookable-hours.md). */
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import type { Interval } from '../../../src/domain/booking/meeting-rules.ts';
import { CALENDAR_SECRETS, type CalendarSecret } from '../../../src/domain/records/calendar-secrets.ts';
import { CALENDARS, type Calendar } from '../../../src/domain/records/calendars.ts';
import { HOSTS } from '../../../src/domain/records/hosts.ts';
import { type ConnectCalendar, connectCalendarSchema } from '../../../src/domain/schemas/calendar.ts';
import { formatMeeting } from '../../../src/domain/time/format-time.ts';
import { NEW_YORK } from '../../../src/domain/time/slot-labels.ts';
import type { Network } from '../http/guarded-fetch.ts';
import { paragraph, renderMail } from '../mail-kit/layout.ts';
import { addToOutbox } from '../mail-kit/outbox.ts';
import { logEvent } from '../platform/logging.ts';
import type { ServiceContext } from '../platform/params.ts';
import { seal, unseal } from '../platform/secret.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { readFiles } from './read-files.ts';

/** Days ahead in which events count. */
const REACH_DAYS = 400;
const DAY_MS = 24 * 3_600_000;

export interface CalendarContext extends ServiceContext<'teamEmail' | 'siteUrl'> {
  /** The secret CALENDAR_KEY. */
  readonly calendarKey: () => string;
  /** Network access; the internet by default. */
  readonly network?: Network | undefined;
}

export function calendarRefs(db: Firestore, admin_id: string) {
  return [db.doc(CALENDARS.path(admin_id)), db.doc(CALENDAR_SECRETS.path(admin_id))] as const;
}

/**
 * Reads a calendar and stores it, replacing the previous one.
 * @throws CalendarUnreadable; nothing is changed then
 */
export async function connectCalendar(
  context: CalendarContext,
  admin_id: string,
  access: ConnectCalendar,
): Promise<void> {
  const { db, now, calendarKey, network } = context;
  const { busy = [], etag = '' } = (await readNow(access, { now, etag: '' }, network)) ?? {};
  const at = Timestamp.fromDate(now);
  const calendar: Calendar = {
    kind: access.kind,
    host: new URL(access.url).host,
    connected_at: at,
    ...workingAt(at),
    busy,
    admin_id,
  };
  const sealed = seal(access, admin_id, calendarKey());
  const [calendarRef, secretRef] = calendarRefs(db, admin_id);
  await db
    .batch()
    .set(calendarRef, calendar)
    .set(secretRef, { sealed, etag, whole_at: at, admin_id } satisfies CalendarSecret)
    .commit();
}

/**
 * Reads a connected calendar and stores its busy times, or the reason for a failure; the previous copy then stays in
 * use. Does nothing to a calendar that is disconnected or replaced in the meantime.
 * @returns false if none is connected
 * @throws CalendarUnreadable after the reason is stored
 */
export async function readCalendar(context: CalendarContext, admin_id: string): Promise<boolean> {
  const { db, now, calendarKey, network } = context;
  const [calendarRef, secretRef] = calendarRefs(db, admin_id);
  const stored = await secretRef.get();
  if (!stored.exists) return false;
  const { sealed, etag, whole_at } = CALENDAR_SECRETS.read(stored.data() ?? {});
  const isOld = whole_at.toMillis() < now.getTime() - DAY_MS;
  const store = (write: (transaction: Transaction, calendar: Calendar) => void | Promise<void>) =>
    db.runTransaction(async (transaction) => {
      const [calendar, secret] = await transaction.getAll(calendarRef, secretRef);
      if (!calendar?.exists || secret?.get('sealed') !== sealed) return;
      await write(transaction, CALENDARS.read(calendar.data() ?? {}));
    });
  try {
    const { success, data: access } = connectCalendarSchema.safeParse(
      unseal(sealed, admin_id, calendarKey()),
    );
    if (!success) throw new CalendarUnreadable('sealed');
    const read = await readNow(access, { now, etag: isOld ? '' : etag }, network);
    const at = Timestamp.fromDate(now);
    await store((transaction) => {
      transaction.update(calendarRef, { ...workingAt(at), ...(read && { busy: read.busy }) });
      if (read) transaction.update(secretRef, { etag: read.etag, whole_at: at });
    });
    return true;
  } catch (error) {
    if (!(error instanceof CalendarUnreadable)) throw error;
    logEvent('calendar-unreadable', { admin_id, reason: error.reason });
    await store(async (transaction, calendar) => {
      const failing_since = calendar.failing_since ?? Timestamp.fromDate(now);
      const failing = { failing_since, failure: error.message };
      const isLong = failing_since.toMillis() <= now.getTime() - DAY_MS;
      const isWarned = isLong && !calendar.warned_at;
      if (isWarned) await addWarning(transaction, context, { ...calendar, ...failing });
      transaction.update(calendarRef, {
        ...failing,
        ...(isWarned && { warned_at: Timestamp.fromDate(now) }),
      });
    });
    throw error;
  }
}

/** Reads all calendars. One administrator's failure does not stop the others. */
export async function readCalendars(context: CalendarContext): Promise<void> {
  const { docs } = await context.db.collection(CALENDAR_SECRETS.name).select().get();
  await Promise.all(
    docs.map(({ id }) =>
      readCalendar(context, id).catch((error: unknown) => {
        if (!(error instanceof CalendarUnreadable)) logEvent('calendar-failed', { admin_id: id, error });
      }),
    ),
  );
}

function workingAt(read_at: Timestamp) {
  return { read_at, failing_since: null, failure: '', warned_at: null };
}

/** Reads a calendar now; null if the version is still `etag`. */
async function readNow(
  access: ConnectCalendar,
  { now, etag }: { readonly now: Date; readonly etag: string },
  network: Network | undefined,
): Promise<{ busy: Calendar['busy']; etag: string } | null> {
  const range: Interval = {
    // The panel shows the whole current day
    from: DateTime.fromJSDate(now, { zone: NEW_YORK }).startOf('day').toJSDate(),
    until: new Date(now.getTime() + REACH_DAYS * DAY_MS),
  };
  const fetched = await fetchCalendar(access, { range, etag }, network);
  if (!fetched) return null;
  const reading = await readFiles(fetched.files, { range, now, owner: [], countsUnanswered: false });
  const busy = reading.busy.map(({ from, until }) => ({
    from: Timestamp.fromDate(from),
    until: Timestamp.fromDate(until),
  }));
  return { busy, etag: fetched.etag };
}

/** Mails the team that an administrator's calendar cannot be read. */
async function addWarning(
  transaction: Transaction,
  { db, now, settings }: ServiceContext<'teamEmail' | 'siteUrl'>,
  { admin_id, host, failing_since, failure }: Calendar,
): Promise<void> {
  const { name } = HOSTS.read((await transaction.get(db.doc(HOSTS.path(admin_id)))).data() ?? {});
  const owner = name ? `${name}'s calendar` : "An administrator's calendar";
  const title = `${owner} cannot be read`;
  const since = failing_since ? ` since ${formatMeeting(failing_since.toDate(), NEW_YORK)}` : '';
  const mail = renderMail({
    kind: 'calendar-unreadable',
    subject: title,
    preview: failure,
    title,
    blocks: [
      paragraph(`The calendar on ${host} could not be read${since}. ${failure}`),
      paragraph(
        `Its last known events still close hours, but newer ones do not: visitors may book a time that is taken. Check the calendar, or connect it again: ${settings.siteUrl}/admin#settings`,
      ),
    ],
  });
  addToOutbox(transaction, db, now, { ...mail, to: settings.teamEmail });
}
