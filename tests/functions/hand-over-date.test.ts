/** An administrator hands the hours of a date, and its meetings, over to a colleague. */
import { expect, test } from 'vitest';
import { keepWeeklyHours } from '../../functions/src/bookings/keep-weekly-hours.ts';
import { documentsOf, SETTINGS } from '../support/api-under-test.ts';
import { DAY } from '../support/booked-meetings.ts';
import { aBookingRequest, offer } from '../support/payloads.ts';
import { ME, PARTNER, twoAdministrators } from '../support/two-administrators.ts';

/** Offers 9, 10 and 11 AM, and books 10 AM. */
async function aDateOfMine() {
  const world = await twoAdministrators();
  const { id } = await world.bookMine();
  await offer(world.db, DAY, ['9:00 AM', '10:00 AM', '11:00 AM'], ME.uid, { despite_busy: ['9:00 AM'] });
  return { ...world, id };
}

test('free hours and meetings of a date become the colleague’s, merged with their own', async () => {
  const { db, id, handDate, hoursOf, stored, fieldsAt, mails } = await aDateOfMine();
  await offer(db, DAY, ['11:00 AM', '2:00 PM'], PARTNER.uid, {
    source: 'weekly',
    despite_busy: ['2:00 PM'],
  });

  expect((await handDate()).json).toEqual({
    success: true,
    slots: ['9:00 AM', '10:00 AM', '11:00 AM'],
    shared: ['11:00 AM'],
    changes: [{ id, sequence: 1 }],
    failed: [],
  });

  expect(await hoursOf(ME.uid)).toBeUndefined();
  const theirs = await hoursOf(PARTNER.uid);
  expect(theirs).toMatchObject({
    admin_id: PARTNER.uid,
    date: DAY,
    slots: ['9:00 AM', '10:00 AM', '11:00 AM', '2:00 PM'],
    // The giver's calendar no longer counts
    despite_busy: ['2:00 PM'],
  });
  // A date edited by hand
  expect(theirs).not.toHaveProperty('source');
  expect(await stored(id)).toMatchObject({
    admin_id: PARTNER.uid,
    availability_id: `${PARTNER.uid}_${DAY}`,
  });
  expect(await fieldsAt(`slot_claims/${DAY}_1000`)).toMatchObject({ admin_id: PARTNER.uid });
  expect(await mails()).toHaveLength(3);
});

test('without its meetings a date keeps the booked hours', async () => {
  const { id, handDate, hoursOf, stored, mails } = await aDateOfMine();

  const { json } = await handDate({ with_meetings: false });

  expect(json).toMatchObject({ slots: ['9:00 AM', '11:00 AM'], changes: [] });
  expect(await hoursOf(ME.uid)).toMatchObject({ slots: ['10:00 AM'], despite_busy: [] });
  expect(await hoursOf(PARTNER.uid)).toMatchObject({ slots: ['9:00 AM', '11:00 AM'] });
  expect(await stored(id)).toMatchObject({ admin_id: ME.uid, sequence: 0 });
  expect(await mails()).toEqual([]);
});

test('a date is given back with its meetings, also hours that both offered', async () => {
  const { db, id, handDate, hoursOf, undo, stored } = await aDateOfMine();
  await offer(db, DAY, ['11:00 AM', '2:00 PM'], PARTNER.uid);
  const { slots, shared, changes } = (await handDate()).json;

  expect((await undo(...changes)).undone).toEqual([id]);
  const back = { to: ME.uid, slots, keep: shared, with_meetings: false };
  await handDate(back, `${PARTNER.uid}_${DAY}`);

  expect(await hoursOf(ME.uid)).toMatchObject({ slots: ['9:00 AM', '10:00 AM', '11:00 AM'] });
  expect(await hoursOf(PARTNER.uid)).toMatchObject({ slots: ['11:00 AM', '2:00 PM'] });
  expect(await stored(id)).toMatchObject({ admin_id: ME.uid });
});

test('a repeated request has no further effect, and one after half of it does the rest', async () => {
  const { db, id, handDate, hoursOf, stored } = await aDateOfMine();
  await handDate({ with_meetings: false, slots: ['9:00 AM', '10:00 AM', '11:00 AM'] });
  expect(await stored(id)).toMatchObject({ admin_id: ME.uid });

  expect((await handDate()).json).toMatchObject({ slots: [], changes: [{ id, sequence: 1 }] });
  const before = [await hoursOf(PARTNER.uid), await stored(id), (await documentsOf(db, 'mail')).length];
  expect((await handDate()).json).toEqual({
    success: true,
    slots: [],
    shared: [],
    changes: [],
    failed: [],
  });

  expect([await hoursOf(PARTNER.uid), await stored(id), (await documentsOf(db, 'mail')).length]).toEqual(
    before,
  );
});

test('to oneself, or to someone who is no administrator, nothing goes', async () => {
  const { id, handDate, hoursOf, stored } = await aDateOfMine();
  const before = await hoursOf(ME.uid);

  expect((await handDate({ to: ME.uid })).json).toMatchObject({ slots: [], changes: [] });
  expect((await handDate({ to: 'nobody' })).json).toMatchObject({ code: 'invalid' });

  expect(await hoursOf(ME.uid)).toEqual(before);
  expect(await stored(id)).toMatchObject({ admin_id: ME.uid });
});

test('weekly hours do not open the date again', async () => {
  const { db, handDate, hoursOf, time, fieldsAt } = await aDateOfMine();
  const every = Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      ['9:00 AM'],
    ]),
  );
  const weekly = { hours: every, is_active: true, skip_holidays: false, closed_dates: [] };
  await db.doc(`weekly_hours/${ME.uid}`).set({ ...weekly, admin_id: ME.uid });

  await handDate();
  await keepWeeklyHours({ db, now: time.now, settings: SETTINGS }, ME.uid);

  expect(await hoursOf(ME.uid)).toBeUndefined();
  expect(await fieldsAt(`weekly_hours/${ME.uid}`)).toMatchObject({ closed_dates: [DAY] });
});

test('visitors who book and move while a date changes hands get one host each, and every hour stays unique', async () => {
  const { db, handDate, visitors, hoursOf } = await aDateOfMine();
  const mine = `${ME.uid}_${DAY}`;
  const book = (time: string, name: string, availability_id = mine) =>
    visitors.post(
      '/api/create-booking',
      aBookingRequest({ date: DAY, time, availability_id, user_email: `${name}@acme.example` }),
    );

  const [handed, ...booked] = await Promise.all([
    handDate(),
    book('9:00 AM', 'one'),
    book('9:00 AM', 'two'),
    book('11:00 AM', 'three'),
    handDate(),
  ]);

  expect(handed.json.success).toBe(true);
  for (const { status } of booked) expect([200, 201, 404, 409]).toContain(status);
  expect((await handDate()).status).toBe(200);
  expect(await hoursOf(ME.uid)).toBeUndefined();
  const bookings = await documentsOf(db, 'bookings');
  const claims = await documentsOf(db, 'slot_claims');
  expect(claims.map(({ booking_id, time, admin_id }) => `${booking_id} ${time} ${admin_id}`).sort()).toEqual(
    bookings.map(({ id, time }) => `${id} ${time} ${PARTNER.uid}`).sort(),
  );
  expect(bookings.filter(({ admin_id }) => admin_id !== PARTNER.uid)).toEqual([]);
  const again = await book('9:00 AM', 'four', `${PARTNER.uid}_${DAY}`);
  expect([201, 409]).toContain(again.status);
});
