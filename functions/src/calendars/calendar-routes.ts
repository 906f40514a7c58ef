import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import {
  CHANGE_CALENDAR,
  CONNECT_CALENDAR,
  DISCONNECT_CALENDAR,
  DISCONNECT_CALENDARS,
  READ_CALENDAR,
  READ_CALENDARS,
} from '../../../src/domain/api/admin-routes.ts';
import { CALENDAR_SECRETS } from '../../../src/domain/records/calendar-secrets.ts';
import { CALENDARS } from '../../../src/domain/records/calendars.ts';
import { Problem } from '../http/problem.ts';
import { type ServedRoute, serve } from '../http/serve.ts';
import { requireInTime } from '../http/within-deadline.ts';
import { ownRefs } from '../platform/own-refs.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';
import { connectCalendar } from './connect-calendar.ts';
import { type CalendarContext, calendarRefs, readCalendar } from './read-calendar.ts';

export interface CalendarDependencies extends Omit<CalendarContext, 'now'> {
  readonly clock: () => Date;
}

/** POST /api/admin/calendar: reads a calendar and connects it. */
export function connectCalendarRoute(dependencies: CalendarDependencies): ServedRoute {
  return serve(CONNECT_CALENDAR, (access, { adminId }) =>
    connectCalendar({ ...dependencies, now: dependencies.clock() }, adminId, access),
  );
}

/** POST /api/admin/calendar/read: reads all connected calendars now. Fails at the end if one could not be read. */
export function readCalendarsRoute({ clock, ...context }: CalendarDependencies): ServedRoute {
  return serve(READ_CALENDARS, async (_none, { adminId }) => {
    const refs = await ownRefs(context.db, [CALENDARS.name], adminId);
    if (refs.length === 0) throw new Problem('not-found');
    const now = clock();
    const reads = await Promise.allSettled(
      refs.map(({ id }) => readCalendar({ ...context, now }, id, { isForced: true })),
    );
    for (const read of reads) if (read.status === 'rejected') throw read.reason;
  });
}

/** POST /api/admin/calendar/disconnect: forgets all calendars, their addresses and busy times. */
export function disconnectCalendarsRoute({ db }: CalendarDependencies): ServedRoute {
  return serve(DISCONNECT_CALENDARS, async (_none, { adminId }) =>
    deleteTogether(db, await ownRefs(db, [CALENDARS.name, CALENDAR_SECRETS.name], adminId)),
  );
}

/** POST /api/admin/calendar/:id/read: reads a connected calendar now. */
export function readCalendarRoute({ clock, ...context }: CalendarDependencies): ServedRoute {
  return serve(READ_CALENDAR, async (_none, { adminId, id }) => {
    await requireOwn(context.db, adminId, id);
    await readCalendar({ ...context, now: clock() }, id, { isForced: true });
  });
}

/** POST /api/admin/calendar/:id/change: changes a calendar's settings, and reads it with the new ones. */
export function changeCalendarRoute({ clock, ...context }: CalendarDependencies): ServedRoute {
  return serve(CHANGE_CALENDAR, async (change, { adminId, id }) => {
    const { db } = context;
    await requireOwn(db, adminId, id);
    const [calendarRef, secretRef] = calendarRefs(db, id);
    // Without its version, an unchanged calendar is read again
    await db.batch().update(calendarRef, change).update(secretRef, { etag: '' }).commit();
    await readCalendar({ ...context, now: clock() }, id, { isForced: true }).catch((error: unknown) => {
      // The setting is stored, and the calendar's state shows the reason
      if (!(error instanceof CalendarUnreadable)) throw error;
    });
  });
}

/** POST /api/admin/calendar/:id/disconnect: forgets a calendar. Repeating it changes nothing. */
export function disconnectCalendarRoute({ db }: CalendarDependencies): ServedRoute {
  return serve(DISCONNECT_CALENDAR, async (_none, { adminId, id }) => {
    const stored = await db.doc(CALENDARS.path(id)).get();
    if (stored.get('admin_id') === adminId) await deleteTogether(db, calendarRefs(db, id));
  });
}

/** @throws Problem `not-found` unless the calendar is the administrator's */
async function requireOwn(db: Firestore, admin_id: string, id: string): Promise<void> {
  const stored = await db.doc(CALENDARS.path(id)).get();
  if (stored.get('admin_id') !== admin_id) throw new Problem('not-found');
}

async function deleteTogether(db: Firestore, refs: readonly DocumentReference[]): Promise<void> {
  const batch = db.batch();
  for (const ref of refs) batch.delete(ref);
  requireInTime();
  await batch.commit();
}
