import { expect, test } from 'vitest';
import { slotInstant } from '../../../domain/booking/slots.ts';
import { bookingDays } from './booking-days.ts';

/** Sunday, December 6, 2026, 11:30 PM in New York, where it is Monday in London. */
const NOW = new Date('2026-12-07T04:30:00Z');

function on(date: string) {
  const start = slotInstant(date, '10:00 AM') ?? new Date(Number.NaN);
  return { date, starts_at: { toDate: () => start, toMillis: () => start.getTime() } };
}

test('bookings are grouped by day in New York, and keep their order', () => {
  const dates = ['2026-12-06', '2026-12-06', '2026-12-07', '2026-12-08', '2027-01-04', '2026-12-05'];
  const days = bookingDays([...dates, '2026-12-06'].map(on), NOW);
  expect(days.map(({ label, bookings }) => [label, bookings.length])).toEqual([
    ['Today', 2],
    ['Tomorrow', 1],
    ['Tue, Dec 8', 1],
    ['Mon, Jan 4, 2027', 1],
    ['Yesterday', 1],
    ['Today', 1],
  ]);
});
