import {
  CONNECT_CALENDAR,
  DISCONNECT_CALENDAR,
  READ_CALENDAR,
} from '../../../src/domain/api/admin-routes.ts';
import { adminAction, adminRoute, type ServedRoute } from '../http/admin-route.ts';
import { Problem } from '../http/problem.ts';
import { type CalendarContext, calendarRefs, connectCalendar, readCalendar } from './read-calendar.ts';

export interface CalendarDependencies extends Omit<CalendarContext, 'now'> {
  readonly clock: () => Date;
}

/** POST /api/admin/calendar: reads the calendar, and connects it in place of the one before. */
export function connectCalendarRoute(dependencies: CalendarDependencies): ServedRoute {
  return adminRoute(CONNECT_CALENDAR, (access, { adminId }) =>
    connectCalendar({ ...dependencies, now: dependencies.clock() }, adminId, access),
  );
}

/** POST /api/admin/calendar/read: reads the connected calendar now. */
export function readCalendarRoute(dependencies: CalendarDependencies): ServedRoute {
  return adminAction(READ_CALENDAR, async ({ adminId }) => {
    const isConnected = await readCalendar({ ...dependencies, now: dependencies.clock() }, adminId);
    if (!isConnected) throw new Problem('not-found');
  });
}

/** POST /api/admin/calendar/disconnect: forgets the calendar, its address and its busy times. */
export function disconnectCalendarRoute({ db }: CalendarDependencies): ServedRoute {
  return adminAction(DISCONNECT_CALENDAR, async ({ adminId }) => {
    const batch = db.batch();
    for (const ref of calendarRefs(db, adminId)) batch.delete(ref);
    await batch.commit();
  });
}
