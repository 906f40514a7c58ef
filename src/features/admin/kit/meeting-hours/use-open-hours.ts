import { documentId, where } from 'firebase/firestore';
import { useCallback, useMemo } from 'react';
import { bookable, dependsOnMeetings, hoursFree } from '../../../../domain/booking/meeting-rules.ts';
import { FEW_HOURS, type OpenHours, openHours } from '../../../../domain/booking/open-hours.ts';
import { slotId, slotInstant, todayInNewYork } from '../../../../domain/booking/slots.ts';
import { AVAILABILITY } from '../../../../domain/records/availability.ts';
import { SLOT_CLAIMS } from '../../../../domain/records/slot-claims.ts';
import { addDays, daysBetween } from '../../../../domain/time/calendar-day.ts';
import { queryOf } from '../live-lists/live-record.ts';
import { useLiveList } from '../live-lists/use-live-list.ts';
import { COUNTED_FOR_MS, countOf, useCount } from '../use-count.ts';
import { MAX_HOURS, type Meetings, scheduleQueries } from '../use-meetings.ts';
import { useClaims } from './use-dates.ts';

/** Number of dates, and of their hours, in which enough free ones are looked for. */
const DATES_SAMPLED = 12;
const HOURS_SAMPLED = 90;

/** Firestore's maximum number of values in one `in` query. */
const IDS_AT_ONCE = 30;

/** An administrator, and what closes their hours at `now`. */
export interface OwnRules extends Pick<Meetings, 'ownRules' | 'busy'> {
  readonly adminId: string;
  readonly now: Date;
}

/**
 * Returns how many hours visitors can book; null while unknown. Loads all dates with their booked hours only if the
 * later dates do not have enough free ones.
 */
export function useOpenHours(rules: OwnRules): OpenHours | null {
  const { many, isKnown } = useManyHours(rules);
  const exact = useAllHours(rules, isKnown && many === null);
  return many ?? exact;
}

/**
 * Returns the number of free hours in some dates that are so late that the panel need not warn of a short supply; null
 * if too few are found. The database counts the booked ones among them.
 */
function useManyHours({ adminId, now, ownRules, busy }: OwnRules) {
  const today = todayInNewYork(now);
  const from = addDays(today, FEW_HOURS.days - 1);
  const until = addDays(lastDay(ownRules, now), 1);
  const wanted = useMemo(
    () => scheduleQueries(adminId, { from, until, most: DATES_SAMPLED }).availability,
    [adminId, from, until],
  );
  const { status, records } = useLiveList(wanted, AVAILABILITY, null);
  const ids = useMemo(() => {
    // Hours next to meetings may be closed, too
    if (dependsOnMeetings(ownRules)) return [];
    const isFree = hoursFree(adminId, { rules: ownRules, now, claims: [], busy });
    return records
      .flatMap((record) =>
        record.slots.flatMap((time) => {
          const startsAt = slotInstant(record.date, time);
          return startsAt && isFree(record, time, startsAt) ? [slotId(record.date, time)] : [];
        }),
      )
      .slice(0, HOURS_SAMPLED);
  }, [adminId, now, ownRules, busy, records]);
  const key = ids.join();
  const count = useCallback(() => countClaims(key.split(',')), [key]);
  const mayBeMany = status === 'ready' && ids.length >= FEW_HOURS.hours;
  const { counted, isCurrent, hasFailed } = useCount(
    mayBeMany ? `${Math.floor(now.getTime() / COUNTED_FOR_MS)} ${key}` : null,
    count,
  );
  const hours = ids.length - (counted ?? ids.length);
  const isMany = mayBeMany && hours >= FEW_HOURS.hours;
  const days = (daysBetween(today, records.at(-1)?.date ?? today) ?? 0) + 1;
  return {
    many: isMany ? { hours, days, isPartial: true } : null,
    isKnown: status !== 'loading' && (!mayBeMany || isCurrent || hasFailed),
  };
}

/** Returns the number of all hours that visitors can book, live; null while unknown or not wanted. */
function useAllHours({ adminId, now, ownRules, busy }: OwnRules, isWanted: boolean): OpenHours | null {
  const today = todayInNewYork(now);
  const last = lastDay(ownRules, now);
  const wanted = useMemo(
    () =>
      isWanted
        ? scheduleQueries(adminId, { from: today, until: addDays(last, 1), most: MAX_HOURS }).availability
        : null,
    [isWanted, adminId, today, last],
  );
  const availability = useLiveList(wanted, AVAILABILITY, null);
  const claims = useClaims(isWanted ? today : undefined, last);
  const isKnown = isWanted && availability.status === 'ready' && claims.status === 'ready';
  return useMemo(() => {
    if (!isKnown) return null;
    const isFree = hoursFree(adminId, { rules: ownRules, now, claims: claims.records, busy });
    return openHours(availability.records, isFree, now);
  }, [isKnown, adminId, ownRules, now, claims.records, busy, availability.records]);
}

/** Returns the last day (in the company's zone) that visitors can book at `now`. */
function lastDay(rules: OwnRules['ownRules'], now: Date): string {
  return todayInNewYork(bookable(rules, now).until);
}

/** Returns how many of these hours are booked. */
async function countClaims(ids: readonly string[]): Promise<number> {
  const left = [...ids];
  const counts: Promise<number>[] = [];
  while (left.length > 0) {
    counts.push(countOf(queryOf(SLOT_CLAIMS, where(documentId(), 'in', left.splice(0, IDS_AT_ONCE)))));
  }
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
