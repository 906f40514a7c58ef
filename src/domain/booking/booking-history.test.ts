import { expect, test } from 'vitest';
import { BOOKINGS, type Booking } from '../records/bookings.ts';
import { historyOf, withEvent } from './booking-history.ts';

function moment(millis: number) {
  return { toDate: () => new Date(millis), toMillis: () => millis };
}

/** Returns a booking as stored before bookings had a history. */
function oldBooking(changes: Partial<Booking> = {}): Booking {
  return { ...BOOKINGS.read({ status: 'confirmed', created_at: moment(1) }), ...changes };
}

test('for an old booking, the known events are shown', () => {
  const canceled = { status: 'cancelled', cancelled_at: moment(9), cancelled_by: 'visitor' } as const;

  expect(historyOf(oldBooking({ moves: 1, ...canceled }))).toMatchObject([
    { what: 'booked', by: 'visitor' },
    { what: 'moved', at: null, by: '' },
    { what: 'cancelled', by: 'visitor' },
  ]);
});

test('later changes to an old booking come after that', () => {
  const held = { what: 'held', at: moment(5), by: 'admin@booth.example' } as const;

  expect(withEvent(oldBooking(), held).map(({ what }) => what)).toEqual(['booked', 'held']);
});

test('a history is bounded: the first event and the latest ones are kept', () => {
  let booking = oldBooking();
  for (let count = 1; count <= 200; count += 1) {
    const event = { what: 'moved', at: moment(count), by: 'visitor' } as const;
    booking = { ...booking, history: withEvent(booking, event) };
  }

  expect(booking.history).toHaveLength(50);
  expect(booking.history?.[0]?.what).toBe('booked');
  expect(booking.history?.at(-1)?.at?.toMillis()).toBe(200);
});
