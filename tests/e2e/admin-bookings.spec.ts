import type { Locator } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { meetingEnd } from '../../src/domain/booking/calendar.ts';
import { slotInstant } from '../../src/domain/booking/slots.ts';
import { searchedInBooking, searchWords } from '../../src/domain/visitor/search-words.ts';
import { database } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures-admin.ts';

/** The second demo administrator, who only has this file's meetings. */
const PARTNER = DEMO_ADMINS[1];

/** Returns 'yyyy-MM-dd' in New York, `days` from today; negative for the past. */
function daysFromToday(days: number): string {
  return DateTime.now().setZone('America/New_York').plus({ days }).toFormat('yyyy-MM-dd');
}

/** Stores a booking with the partner at 10 AM. */
async function storeBooking(user_name: string, date: string): Promise<void> {
  const fields = {
    user_name,
    user_email: 'vera@acme.example',
    user_phone: '',
    company: '',
    reference: 'BK-TEST01',
  };
  const startsAt = slotInstant(date, '10:00 AM');
  if (!startsAt) throw new Error('No such slot');
  await database.collection('bookings').add({
    ...fields,
    search_words: searchWords(searchedInBooking(fields)),
    date,
    time: '10:00 AM',
    time_zone: 'America/New_York',
    starts_at: Timestamp.fromDate(startsAt),
    ends_at: Timestamp.fromDate(meetingEnd(startsAt)),
    website: '',
    quote_submission_id: null,
    availability_id: `${PARTNER.uid}_${date}`,
    admin_id: PARTNER.uid,
    status: 'confirmed',
    sequence: 0,
    created_at: Timestamp.now(),
  });
}

/** Removes the partner's bookings. */
async function clearBookings(): Promise<void> {
  const { docs } = await database.collection('bookings').where('admin_id', '==', PARTNER.uid).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

test.beforeEach(clearBookings);
test.afterEach(clearBookings);

test.use({ section: 'bookings' });

test('the first of them, then all: page after page, between two dates, and by their text', async ({
  anotherPanel,
}) => {
  const name = (day: number) => `Guest ${day + 50}`;
  const days = Array.from({ length: 30 }, (_, index) => index - 5);
  await Promise.all(days.map((day) => storeBooking(name(day), daysFromToday(day))));
  const latestFirst = days.toReversed().map((day) => name(day));
  const panel = await anotherPanel(PARTNER.email);
  const bookers = (within: Locator) => within.getByRole('heading', { level: 3 });
  const recent = panel.card('Recent Bookings');
  await expect(bookers(recent)).toHaveText(days.slice(5, 15).map((day) => name(day)));
  await recent.getByRole('button', { name: 'Show all' }).click();
  const all = panel.dialog('All bookings');
  await expect(bookers(all)).toHaveText(latestFirst.slice(0, 25));
  await all.getByRole('button', { name: 'Load more' }).click();
  await expect(bookers(all)).toHaveText(latestFirst);
  await all.getByLabel('From').fill(daysFromToday(-4));
  await all.getByLabel('Until').fill(daysFromToday(-3));
  await expect(bookers(all)).toHaveText([name(-3), name(-4)]);
  await all.getByLabel('Search').fill('guest 46');
  await expect(bookers(all)).toHaveText([name(-4)]);
});
