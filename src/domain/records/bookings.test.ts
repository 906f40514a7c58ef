import { expect, test } from 'vitest';
import { type BookingEvent, withEvent } from './bookings.ts';

test('a history is bounded: the first event and the latest ones are kept', () => {
  const at = (millis: number) => ({ toDate: () => new Date(millis), toMillis: () => millis });
  let history: BookingEvent[] = [{ what: 'booked', at: at(0), by: 'visitor' }];
  for (let count = 1; count <= 200; count += 1) {
    history = withEvent({ history }, { what: 'moved', at: at(count), by: 'visitor' });
  }

  expect(history).toHaveLength(50);
  expect(history[0]?.what).toBe('booked');
  expect(history.at(-1)?.at?.toMillis()).toBe(200);
});
