import type { RequestHandler, Response } from 'express';
import { connectCalendarSchema } from '../../../src/domain/schemas/calendar.ts';
import { Problem } from '../http/problem.ts';
import { parseInput } from '../http/read-json.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';
import { type CalendarSurroundings, calendarRefs, connectCalendar, readCalendar } from './read-calendar.ts';

export interface CalendarDependencies extends Omit<CalendarSurroundings, 'now'> {
  readonly adminIdOf: (response: Response) => string;
  readonly clock: () => Date;
}

/** POST /api/admin/calendar: reads the calendar, and connects it in place of the one before. */
export function connectCalendarRoute(dependencies: CalendarDependencies): RequestHandler {
  return async (request, response) => {
    const access = parseInput(connectCalendarSchema, request.body);
    const adminId = dependencies.adminIdOf(response);
    await orRefuse(connectCalendar({ ...dependencies, now: dependencies.clock() }, adminId, access));
    response.json({ success: true });
  };
}

/** POST /api/admin/calendar/read: reads the connected calendar now. */
export function readCalendarRoute(dependencies: CalendarDependencies): RequestHandler {
  return async (_request, response) => {
    const adminId = dependencies.adminIdOf(response);
    const isConnected = await orRefuse(readCalendar({ ...dependencies, now: dependencies.clock() }, adminId));
    if (!isConnected) throw new Problem('not-found');
    response.json({ success: true });
  };
}

/** POST /api/admin/calendar/disconnect: forgets the calendar, its address and its busy times. */
export function disconnectCalendarRoute({ db, adminIdOf }: CalendarDependencies): RequestHandler {
  return async (_request, response) => {
    const batch = db.batch();
    for (const ref of calendarRefs(db, adminIdOf(response))) batch.delete(ref);
    await batch.commit();
    response.json({ success: true });
  };
}

/** @throws Problem `calendar-unreadable` with the reason next to its field */
async function orRefuse<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof CalendarUnreadable)) throw error;
    const problem = new Problem('calendar-unreadable', { fields: { [error.field]: error.message } });
    problem.message = error.message;
    throw problem;
  }
}
