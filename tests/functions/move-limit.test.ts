/** Limits of a visitor's moves of a meeting, and of the resulting mails. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { SETTINGS, Timestamp } from '../support/api-under-test.ts';
import { bookedMeeting, unfolded } from '../support/managed-meeting.ts';

test('a visitor moves a meeting at most three times within 24 hours; then the page says when, and the meeting stays', async () => {
  const { move, see, time } = await bookedMeeting();
  const passHours = (hours: number) => {
    time.now = new Date(time.now.getTime() + hours * 3_600_000);
  };
  for (const slot of ['11:00 AM', '2:00 PM', '3:00 PM']) {
    expect((await move(slot)).status).toBe(200);
    passHours(1);
  }
  const key = randomUUID();

  const fourth = await move('10:00 AM', { key });

  expect([fourth.status, fourth.json.code]).toEqual([429, 'too-many-moves']);
  expect(fourth.json.error).toContain('three times within a day');
  expect(fourth.headers.get('retry-after')).toBe(String(21 * 3600));
  expect((await see()).json.meeting.time).toBe('3:00 PM');
  expect((await move('3:00 PM')).status).toBe(200);
  passHours(21);
  expect((await move('10:00 AM', { key })).status).toBe(200);
  expect((await move('11:00 AM')).status).toBe(429);
});

test('of several consecutive moves only the last is mailed, to either side; the team sees all times of the day', async () => {
  const { move, mails, time } = await bookedMeeting();
  for (const slot of ['11:00 AM', '2:00 PM', '3:00 PM']) await move(slot);

  const [toVisitor, ...more] = await mails('meeting-moved');
  const [toTeam, ...others] = await mails('meeting-moved-notice');

  expect([...more, ...others]).toEqual([]);
  expect(toVisitor?.['subject']).toContain('Wednesday, December 9');
  expect(unfolded(toVisitor)).toContain('SEQUENCE:3');
  expect(toTeam?.['subject']).toContain('3:00 PM');
  for (const hour of ['10:00 AM', '11:00 AM', '2:00 PM']) expect(toTeam?.['text']).toContain(`at ${hour}`);
  const heldUntil = new Date(time.now.getTime() + SETTINGS.undoSeconds * 1000);
  expect([toVisitor, toTeam].map((mail) => mail?.['not_before'])).toEqual(
    Array(2).fill(Timestamp.fromDate(heldUntil)),
  );
});

test("a move's mail that was sent already stays, and the next move has its own", async () => {
  const { move, mails, db } = await bookedMeeting();
  await move('11:00 AM');
  const [first] = await mails('meeting-moved');
  await db.doc(`mail/${first?.['id']}`).update({ state: 'sending', attempts: 1 });

  await move('2:00 PM');

  expect(await mails('meeting-moved')).toHaveLength(2);
  expect(await mails('meeting-moved-notice')).toHaveLength(1);
});
