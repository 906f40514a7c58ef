import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import {
  CHANGE_CALENDAR,
  CONNECT_CALENDAR,
  DISCONNECT_CALENDAR,
  READ_CALENDAR,
} from '../../../src/domain/api/admin-routes.ts';
import { CALENDAR_SECRETS, type CalendarSecret } from '../../../src/domain/records/calendar-secrets.ts';
import { CALENDARS, type Calendar, MAX_CALENDARS } from '../../../src/domain/records/calendars.ts';
import {
  type ConnectCalendar,
  type ConnectedCalendar,
  connectCalendarSchema,
} from '../../../src/domain/schemas/calendar.ts';
import { Problem } from '../http/problem.ts';
import { type AdminDependencies, type ServedRoute, serve } from '../http/serve.ts';
import { requireInTime } from '../http/within-deadline.ts';
import { seal, unseal } from '../platform/secret.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';
import { ownerOf, PATIENT, readAccess } from './read-access.ts';
import { type CalendarContext, calendarRefs, readCalendar, workingAt } from './read-calendar.ts';

/** The routes of /api/admin/calendar. */
export function calendarRoutes({ clock, ...context }: AdminDependencies): ServedRoute[] {
  const { db } = context;
  const read = (id: string) => readCalendar({ ...context, now: clock() }, id, { isForced: true });
  return [
    serve(CONNECT_CALENDAR, (access, { adminId }) =>
      connectCalendar({ ...context, now: clock() }, adminId, access),
    ),
    serve(READ_CALENDAR, async (_none, { adminId, id }) => {
      await requireOwn(db, adminId, id);
      await read(id);
    }),
    serve(CHANGE_CALENDAR, async (change, { adminId, id }) => {
      await requireOwn(db, adminId, id);
      const [calendarRef, secretRef] = calendarRefs(db, id);
      // Without its version, an unchanged calendar is read again
      await db.batch().update(calendarRef, change).update(secretRef, { etag: '' }).commit();
      await read(id).catch((error: unknown) => {
        // The setting is stored, and the calendar's state shows the reason
        if (!(error instanceof CalendarUnreadable)) throw error;
      });
    }),
    // Repeating it changes nothing
    serve(DISCONNECT_CALENDAR, async (_none, { adminId, id }) => {
      const stored = await db.doc(CALENDARS.path(id)).get();
      if (stored.get('admin_id') !== adminId) return;
      const [calendarRef, secretRef] = calendarRefs(db, id);
      requireInTime();
      await db.batch().delete(calendarRef).delete(secretRef).commit();
    }),
  ];
}

/** @throws Problem `not-found` unless the calendar is the administrator's */
async function requireOwn(db: Firestore, admin_id: string, id: string): Promise<void> {
  const stored = await db.doc(CALENDARS.path(id)).get();
  if (stored.get('admin_id') !== admin_id) throw new Problem('not-found');
}

/**
 * Reads a calendar and stores it with its busy times. One with the same address is replaced.
 * @throws CalendarUnreadable if it cannot be read, or is one too many; nothing is changed then
 */
async function connectCalendar(
  context: CalendarContext,
  admin_id: string,
  access: ConnectCalendar,
): Promise<Omit<ConnectedCalendar, 'success'>> {
  const { db, now, network, calendarKey } = context;
  const before = await connectedBefore(context, admin_id, access);
  const counts_unanswered = before?.get('counts_unanswered') === true;
  const of = { etag: '', owner: await ownerOf(context, admin_id), countsUnanswered: counts_unanswered };
  const read = await readAccess(access, of, { now, network, limits: PATIENT });
  // Only a request with a version is answered without content
  if (!read) throw new CalendarUnreadable('not-a-calendar');
  const { etag, ...fields } = read;
  const at = Timestamp.fromDate(now);
  const { id } = before ?? db.collection(CALENDARS.name).doc();
  const [calendarRef, secretRef] = calendarRefs(db, id);
  const record: Calendar = {
    host: new URL(access.url).host,
    connected_at: at,
    ...workingAt(at),
    paused: false,
    counts_unanswered,
    ...fields,
    admin_id,
  };
  const sealed = seal(access, admin_id, calendarKey());
  await db
    .batch()
    .set(calendarRef, record)
    .set(secretRef, { sealed, etag, whole_at: at, admin_id } satisfies CalendarSecret)
    .commit();
  return { id, ahead: fields.ahead?.count ?? 0 };
}

/** Returns the stored calendar with this address. @throws CalendarUnreadable if it would be one too many */
async function connectedBefore(
  { db, calendarKey }: CalendarContext,
  admin_id: string,
  { url }: ConnectCalendar,
) {
  const own = (name: string) => db.collection(name).where('admin_id', '==', admin_id).get();
  const [calendars, secrets] = await Promise.all([own(CALENDARS.name), own(CALENDAR_SECRETS.name)]);
  const same = secrets.docs.find((stored) => {
    const { sealed } = CALENDAR_SECRETS.read(stored.data());
    return connectCalendarSchema.safeParse(unseal(sealed, admin_id, calendarKey())).data?.url === url;
  });
  const before = calendars.docs.find(({ id }) => id === same?.id);
  if (!before && calendars.size >= MAX_CALENDARS) throw new CalendarUnreadable('too-many-calendars');
  return before;
}
