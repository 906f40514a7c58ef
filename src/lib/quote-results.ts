/** Result of this tab's last quote, shown again after a reload. */
import type { ConfirmedBooking, PendingBooking, SentQuote } from '../domain/wizard/reducer.ts';
import { recordIn } from './json-record.ts';
import { tabStore } from './text-store.ts';

export const BOOKING_KEY = 'booth-studio:confirmed-booking:v1';
export const SENT_KEY = 'booth-studio:sent-quote:v1';

/** @param isCurrent false for incomplete and outdated records */
function resultStore<Result>(key: string, isCurrent: (record: Record<string, unknown>) => boolean) {
  return {
    /** Returns the stored result; null if there is none or it is outdated. */
    load(): Result | null {
      const record = recordIn(tabStore.read(key) ?? '');
      if (isCurrent(record)) return record as Result;
      tabStore.drop(key);
      return null;
    },
    keep: (result: Result) => tabStore.keep(key, JSON.stringify(result)),
    drop: () => tabStore.drop(key),
  };
}

/** A booking, until its meeting is over. */
export const confirmedBooking = resultStore<ConfirmedBooking>(
  BOOKING_KEY,
  ({ id, reference, date, time, time_zone, manage_url, starts_at, ends_at, quote }) =>
    areTexts(id, reference, date, time, time_zone, manage_url) &&
    Number.isFinite(instantOf(starts_at)) &&
    instantOf(ends_at) > Date.now() &&
    typeof quote === 'object' &&
    quote !== null,
);

/** A booking that awaits confirmation by mail, until its slot is released. */
export const pendingBooking = resultStore<PendingBooking>(
  'booth-studio:pending-booking:v1',
  ({ startsAt, timeZone, until, email }) =>
    areTexts(timeZone, email) && Number.isFinite(instantOf(startsAt)) && instantOf(until) > Date.now(),
);

/** A quote sent without a meeting. */
export const sentQuote = resultStore<SentQuote>(
  SENT_KEY,
  ({ show, email, preferredTimes }) =>
    areTexts(show, email) && Array.isArray(preferredTimes) && areTexts(...preferredTimes),
);

function areTexts(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'string');
}

/** Returns an ISO instant in milliseconds; NaN for anything else. */
function instantOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}
