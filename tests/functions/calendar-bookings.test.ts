/** Visitors' bookings and moves refresh an old copy of the calendar. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { NOW } from '../support/api-under-test.ts';
import { ADMIN, aCalendar, calendarWith, DATE, waitForCalendars } from '../support/calendar-under-test.ts';

const OLD = new Date(NOW.getTime() + 3 * 60_000);

test('a copy of two minutes is read again, and an event since then closes the hour that a visitor asks for', async () => {
  waitForCalendars();
  const { connect, says, book, time, server } = await aCalendar();
  await connect();
  says.answer = { text: calendarWith(16) };
  time.now = new Date(NOW.getTime() + 119_000);
  expect((await book('9:00 AM')).status).toBe(201);
  expect(server.requests).toHaveLength(1);
  time.now = OLD;

  const { status, json } = await book('11:00 AM');

  expect([status, json.code]).toEqual([409, 'slot-taken']);
  expect(json.alternatives).toMatchObject([{ time: '10:00 AM' }]);
});

test('a visitor moves to an hour that is free by then', async () => {
  waitForCalendars();
  const { connect, says, book, time, post } = await aCalendar();
  await connect();
  const { json } = await book('9:00 AM');
  const token = new URL(json.booking.manage_url).hash.slice(1);
  says.answer = { text: calendarWith(16) };
  time.now = OLD;
  const move = (hour: string) =>
    post(
      '/api/meeting/move',
      { date: DATE, time: hour, availability_id: `${ADMIN}_${DATE}`, time_zone: 'America/New_York' },
      undefined,
      { 'x-meeting-token': token },
    );

  expect((await move('11:00 AM')).json.code).toBe('slot-taken');
  expect((await move('10:00 AM')).status).toBe(200);
});

test('many bookings at once read the calendar once', async () => {
  waitForCalendars();
  const { connect, book, time, server } = await aCalendar();
  await connect();
  time.now = OLD;

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => book('10:00 AM', { user_email: `v${index}@acme.example` })),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 409));
  expect(server.requests).toHaveLength(2);
});

test.each([
  ['fails', { status: 500 }],
  ['is silent', null],
])('a server that %s holds no booking up for long: the last copy counts', async (_, answer) => {
  const { connect, says, book, time, server } = await aCalendar();
  await connect();
  says.answer = answer;
  time.now = OLD;

  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  expect((await book('10:00 AM')).json.code).toBe('slot-taken');
  // A booking waits three seconds
  expect(timers).toHaveBeenCalledWith(expect.any(Function), 3_000);
  // No new read: the last one was a moment ago
  expect((await book('11:00 AM')).status).toBe(201);
  expect(server.requests).toHaveLength(2);
});

test('a calendar whose content fails waits as long as it has failed, unless its owner asks', async () => {
  const { connect, says, book, time, server, read, ask, adminTime } = await aCalendar();
  await connect();
  const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
  const bookAt = (minutes: number) => {
    time.now = after(minutes);
    return book('10:00 AM');
  };
  says.answer = { text: '<!doctype html>' };

  await read(after(3));
  await read(after(40));
  expect(server.requests).toHaveLength(3);
  await bookAt(64);
  await read(after(66));
  expect(server.requests).toHaveLength(3);

  says.answer = { text: calendarWith(16) };
  adminTime.now = after(66);
  expect((await ask('/read')).status).toBe(200);
  await bookAt(70);
  await expect.poll(() => server.requests).toHaveLength(5);
});

test.each([`_${DATE}`, `__x___${DATE}`])(
  'an hour of %s, which no administrator can have, does not exist',
  async (availability_id) => {
    const { book } = await aCalendar();
    const { status, json } = await book('9:00 AM', { availability_id });
    expect([status, json.code]).toEqual([404, 'availability-not-found']);
  },
);
