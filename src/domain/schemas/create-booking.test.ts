import { expect, test } from 'vitest';
import { aBookingRequest } from '../../../tests/support/payloads.ts';
import { problemsOf } from '../../../tests/support/problems.ts';
import { createBookingSchema, timeZoneName } from './create-booking.ts';

function body(changes: Record<string, unknown> = {}) {
  return aBookingRequest({ quote_submission_id: 'q1A2b3C4d5E6f7G8h9I0', ...changes });
}

test('the booking payload of the contract is accepted as it is', () => {
  expect(createBookingSchema.parse(body())).toEqual(body());
});

test('phone, website and quote may be missing', () => {
  const { user_phone: _phone, website: _website, quote_submission_id: _quote, ...least } = body();
  expect(createBookingSchema.parse(least)).toEqual(
    body({ user_phone: '', website: '', quote_submission_id: null }),
  );
});

test('unknown fields do not get through', () => {
  const sent = body({ admin_id: 'mallory', status: 'confirmed', starts_at: '2020-01-01' });
  expect(createBookingSchema.parse(sent)).toEqual(body());
});

test('every other field is required', () => {
  const missing = problemsOf(createBookingSchema, {});
  expect(Object.keys(missing).sort().join(' ')).toBe(
    'availability_id company date time time_zone user_email user_name',
  );
  expect(missing).toMatchObject({
    user_name: 'Name is required',
    company: 'Company is required',
    user_email: 'Invalid email address',
  });
});

test('the time is one of the 24 hourly labels', () => {
  for (const time of ['10:30 AM', '10:00 am', null]) {
    expect(problemsOf(createBookingSchema, body({ time }))).toEqual({ time: 'Choose a time from the list' });
  }
});

test('an id cannot be a path', () => {
  for (const field of ['availability_id', 'quote_submission_id']) {
    expect(problemsOf(createBookingSchema, body({ [field]: '../bookings/x' }))).toEqual({
      [field]: 'Unknown id',
    });
  }
});

test('a time zone has the form of an identifier and exists', () => {
  for (const zone of ['America/New_York', 'Asia/Tokyo', 'America/Argentina/Buenos_Aires', 'UTC']) {
    expect(timeZoneName().parse(zone)).toBe(zone);
  }
  for (const zone of ['', 'Mars/Olympus_Mons', 'Etc/GMT+5', '+05:00', 'A/B/C/D', '../UTC']) {
    expect(problemsOf(timeZoneName(), zone), zone).toEqual({ '': 'Choose a time zone from the list' });
  }
});
