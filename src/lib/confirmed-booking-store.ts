/** The last confirmed booking of this tab, shown again after a reload. */
import type { ConfirmedBooking } from '../domain/wizard/reducer.ts';
import { recordIn } from './json-record.ts';
import { tabStore } from './text-store.ts';

export const BOOKING_KEY = 'booth-studio:confirmed-booking:v1';

const TEXTS = ['id', 'reference', 'date', 'time', 'time_zone', 'manage_url'];
const INSTANTS = ['starts_at', 'ends_at'];

/** Returns the stored booking; null if there is none or its meeting is over at `now`. */
export function loadConfirmedBooking(now: Date): ConfirmedBooking | null {
  const booking = recordIn(tabStore.read(BOOKING_KEY) ?? '');
  const isWhole =
    TEXTS.every((name) => typeof booking[name] === 'string') &&
    INSTANTS.every((name) => Number.isFinite(Date.parse(String(booking[name])))) &&
    typeof booking['quote'] === 'object' &&
    booking['quote'] !== null;
  if (isWhole && Date.parse(String(booking['ends_at'])) > now.getTime()) {
    return booking as unknown as ConfirmedBooking;
  }
  dropConfirmedBooking();
  return null;
}

export function keepConfirmedBooking(booking: ConfirmedBooking): void {
  tabStore.keep(BOOKING_KEY, JSON.stringify(booking));
}

export function dropConfirmedBooking(): void {
  tabStore.drop(BOOKING_KEY);
}
