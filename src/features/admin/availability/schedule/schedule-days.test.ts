import { expect, test } from 'vitest';
import type { Availability } from '../../../../domain/records/availability.ts';
import type { Booking } from '../../../../domain/records/bookings.ts';
import type { SlotClaim } from '../../../../domain/records/slot-claims.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { meetingsOn, scheduleDays } from './schedule-days.ts';

const day: Stored<Availability> = {
  id: 'admin_2026-12-08',
  stamp: '',
  date: '2026-12-08',
  slots: ['1:00 PM', '9:00 AM'],
  admin_id: 'admin',
};
const { date } = day;
const claim: Stored<SlotClaim> = { id: `${date}_0900`, stamp: '', date, time: '9:00 AM', booking_id: 'b1' };
const booking = { id: 'b1', date, user_name: 'Vera', user_email: 'vera@acme.example' } as Stored<Booking>;

test('slots are in the order of the day, booked ones with who booked them: by the address without a name', () => {
  const [scheduled] = scheduleDays([day], [claim], [booking]);
  expect(scheduled?.slots).toEqual([
    { label: '9:00 AM', booker: 'Vera', booking, busy: null },
    { label: '1:00 PM', booker: null, booking: null, busy: null },
  ]);
  expect(meetingsOn({ slots: scheduled?.slots ?? [] })).toEqual([booking]);
  const [unnamed] = scheduleDays([day], [claim], [{ ...booking, user_name: '' }]);
  expect(unnamed?.slots[0]?.booker).toBe('vera@acme.example');
});

test("a slot claimed through another administrator's offer is booked, but not a meeting of this one; others are not shown", () => {
  const [scheduled] = scheduleDays([day], [claim], []);
  expect(scheduled?.slots[0]).toEqual({
    label: '9:00 AM',
    booker: 'with another administrator',
    booking: null,
    busy: null,
  });
  expect(meetingsOn({ slots: scheduled?.slots ?? [] })).toEqual([]);
  const [without] = scheduleDays([{ ...day, slots: ['2:00 PM'] }], [claim], []);
  expect(without?.slots.map(({ label }) => label)).toEqual(['2:00 PM']);
});

test('a day that was deleted and added again still has its bookings', () => {
  const [scheduled] = scheduleDays([{ ...day, slots: ['2:00 PM'] }], [claim], [booking]);
  expect(scheduled?.slots.map(({ label, booker }) => [label, booker])).toEqual([
    ['9:00 AM', 'Vera'],
    ['2:00 PM', null],
  ]);
  expect(meetingsOn({ slots: scheduled?.slots ?? [] })).toEqual([booking]);
});

test('a date no longer offered is listed while it has meetings, in date order', () => {
  const later = { ...day, id: 'admin_2026-12-09', date: '2026-12-09' };
  const canceled = { ...booking, id: 'b2', date: '2026-12-10' };
  const days = scheduleDays([later], [claim], [booking, canceled]);
  expect(days.map(({ date, isOffered }) => [date, isOffered])).toEqual([
    ['2026-12-08', false],
    ['2026-12-09', true],
  ]);
  expect(days[0]?.slots).toEqual([{ label: '9:00 AM', booker: 'Vera', booking, busy: null }]);
});

test('a free hour in which the calendar is busy is closed unless opened anyway; a booked one is booked', () => {
  const slots = ['9:00 AM', '1:00 PM', '2:00 PM', '3:00 PM'];
  const isBusy = (_date: string, label: string) => label !== '3:00 PM';
  const opened = { ...day, slots, despite_busy: ['2:00 PM'] };
  const [scheduled] = scheduleDays([opened], [claim], [booking], isBusy);
  expect(scheduled?.slots.map(({ label, busy }) => [label, busy])).toEqual([
    ['9:00 AM', null],
    ['1:00 PM', 'closed'],
    ['2:00 PM', 'open'],
    ['3:00 PM', null],
  ]);
});
