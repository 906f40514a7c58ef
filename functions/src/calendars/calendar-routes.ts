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
import { type AdminDependencies, type ServedRoute, serve } from '../http/serve.ts';
import { requireInTime } from '../http/within-deadline.ts';
import { ownRefs } from '../platform/own-refs.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';
import { connectCalendar } from './connect-calendar.ts';
import { calendarRefs, readCalendar } from './read-calendar.ts';

/** The routes of /api/admin/calendar. */
export function calendarRoutes({ clock, ...context }: AdminDependencies): ServedRoute[] {
  const { db } = context;
  const read = (id: string) => readCalendar({ ...context, now: clock() }, id, { isForced: true });
  return [
    serve(CONNECT_CALENDAR, (access, { adminId }) =>
      connectCalendar({ ...context, now: clock() }, adminId, access),
    ),
    // Fails at the end if one could not be read
    serve(READ_CALENDARS, async (_none, { adminId }) => {
      const refs = await ownRefs(db, [CALENDARS.name], adminId);
      if (refs.length === 0) throw new Problem('not-found');
      const reads = await Promise.allSettled(refs.map(({ id }) => read(id)));
      for (const each of reads) if (each.status === 'rejected') throw each.reason;
    }),
    serve(DISCONNECT_CALENDARS, async (_none, { adminId }) =>
      deleteTogether(db, await ownRefs(db, [CALENDARS.name, CALENDAR_SECRETS.name], adminId)),
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
      if (stored.get('admin_id') === adminId) await deleteTogether(db, calendarRefs(db, id));
    }),
  ];
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
