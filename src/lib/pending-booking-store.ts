/** This tab's booking that awaits confirmation by mail, shown again after a reload. */
import type { PendingBooking } from '../domain/wizard/reducer.ts';
import { recordIn } from './json-record.ts';
import { tabStore } from './text-store.ts';

const KEY = 'booth-studio:pending-booking:v1';

/** Returns the stored booking; null if there is none or its slot was released at `now`. */
export function loadPendingBooking(now: Date): PendingBooking | null {
  const { startsAt, timeZone, until, email } = recordIn(tabStore.read(KEY) ?? '');
  const isWhole = [startsAt, timeZone, until, email].every((text) => typeof text === 'string');
  if (isWhole && Date.parse(String(startsAt)) && Date.parse(String(until)) > now.getTime())
    return { startsAt, timeZone, until, email } as PendingBooking;
  dropPendingBooking();
  return null;
}

export function keepPendingBooking(pending: PendingBooking): void {
  tabStore.keep(KEY, JSON.stringify(pending));
}

export function dropPendingBooking(): void {
  tabStore.drop(KEY);
}
