import type { RequestHandler } from 'express';
import { connectCalendarSchema } from '../../../src/domain/schemas/calendar.ts';
import { adminAction, adminRoute } from '../http/admin-route.ts';
import { Problem } from '../http/problem.ts';
import { type CalendarSurroundings, calendarRefs, connectCalendar, readCalendar } from './read-calendar.ts';

export interface CalendarDependencies extends Omit<CalendarSurroundings, 'now'> {
  readonly clock: () => Date;
}

/** POST /api/admin/calendar: reads a calendar and connects it, replacing any connected one. */
export function connectCalendarRoute(dependencies: CalendarDependencies): RequestHandler[] {
  return adminRoute(connectCalendarSchema, (access, { adminId }) =>
    connectCalendar({ ...dependencies, now: dependencies.clock() }, adminId, access),
  );
}

/** POST /api/admin/calendar/read: reads the connected calendar now. */
export function readCalendarRoute(dependencies: CalendarDependencies): RequestHandler[] {
  return adminAction(async ({ adminId }) => {
    const isConnected = await readCalendar({ ...dependencies, now: dependencies.clock() }, adminId);
    if (!isConnected) throw new Problem('not-found');
  });
}

/** POST /api/admin/calendar/disconnect: deletes the calendar's address and its busy times. */
export function disconnectCalendarRoute({ db }: CalendarDependencies): RequestHandler[] {
  return adminAction(async ({ adminId }) => {
    const batch = db.batch();
    for (const ref of calendarRefs(db, adminId)) batch.delete(ref);
    await batch.commit();
  });
}
