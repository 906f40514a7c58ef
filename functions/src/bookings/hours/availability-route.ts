import { LIST_AVAILABILITY } from '../../../../src/domain/api/visitor-routes.ts';
import { addDays } from '../../../../src/domain/time/calendar-day.ts';
import type { AvailabilityDay } from '../../../../src/domain/time/zoned-days.ts';
import { type CachedAnswer, cachedAnswer } from '../../http/send-cached.ts';
import { type ApiDependencies, type ServedRoute, serve } from '../../http/serve.ts';
import { type ShortCopy, shortCopy } from '../../http/short-copy.ts';
import { type Hours, readHours, slotsIn, withClaimsOf } from './offered-slots.ts';
import type { DaysWithout } from './slot-taken.ts';

/** Maximum dates of one query; with more, everything is read again. */
const MAX_DATES = 30;

interface ListedAvailability {
  /** The records, for the route of a meeting to move, whose list of slots differs. */
  readonly hours: Hours;
  readonly days: readonly AvailabilityDay[];
  readonly answer: CachedAnswer;
}

export type AvailabilityCopy = ShortCopy<ListedAvailability>;

/**
 * Caches the availability in this instance. Drop it after freeing a slot. After claiming one, outdate its date: to read
 * and list hundreds of dates for each booking would slow the instance down with every meeting.
 */
export function availabilityCopy({ db, clock, settings }: ApiDependencies): AvailabilityCopy {
  const read = async () => {
    const hours = await readHours(db, { settings, now: clock() });
    return listed(hours, slotsIn(hours));
  };
  async function reread({ hours, days }: ListedAvailability, dates: readonly string[]) {
    if (dates.length > MAX_DATES) return read();
    const renewed = await withClaimsOf(db, hours, dates);
    // A meeting around midnight has its buffers on two dates
    const changed = new Set(dates.flatMap((date) => [-1, 0, 1].map((days) => addDays(date, days))));
    const others = days.filter(({ date }) => !changed.has(date));
    const all = [...others, ...slotsIn(renewed, { dates: changed })];
    all.sort((one, other) => Number(one.date > other.date) - Number(one.date < other.date));
    return listed(renewed, all);
  }
  return shortCopy<ListedAvailability>(read, { keptMs: settings.copySeconds * 1000, clock, reread });
}

function listed(hours: Hours, days: readonly AvailabilityDay[]): ListedAvailability {
  return { hours, days, answer: cachedAnswer({ availability: days }) };
}

/** GET /api/availability: the slots from now on, each available or booked. */
export function availabilityRoute(copy: AvailabilityCopy): ServedRoute {
  return serve(LIST_AVAILABILITY, async () => (await copy.get()).answer);
}

/** Returns a function that returns the copy's days, and reads them again if the copy still shows `taken` as free. */
export function daysFrom(copy: AvailabilityCopy): DaysWithout {
  return async (taken) => {
    const listed = await copy.get();
    const day = listed.days.filter(({ date }) => date === taken.date).flatMap(({ slots }) => slots);
    if (!day.some(({ time, status }) => time === taken.time && status === 'available')) return listed.days;
    copy.drop(listed);
    return (await copy.get()).days;
  };
}
