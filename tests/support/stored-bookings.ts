/** Bookings written directly to the database, for tests of how the panel shows them. */

import { Timestamp } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { meetingEnd } from '../../src/domain/booking/calendar.ts';
import { slotInstant } from '../../src/domain/booking/slots.ts';
import { searchedInBooking, searchWords } from '../../src/domain/visitor/search-words.ts';
import { database } from './firestore.ts';

/** The second demo administrator, who only has these tests' meetings. */
export const PARTNER = DEMO_ADMINS[1];

/** Returns 'yyyy-MM-dd' in New York, `days` from today; negative for the past. */
export function daysFromToday(days: number): string {
  return DateTime.now().setZone('America/New_York').plus({ days }).toFormat('yyyy-MM-dd');
}

/** Stores a booking with the partner: Vera Visitor at 10 AM ten days from now, unless changed. */
export async function storeBooking(changes: Record<string, unknown> = {}): Promise<string> {
  const fields = {
    date: daysFromToday(10),
    time: '10:00 AM',
    user_name: 'Vera Visitor',
    user_email: 'vera@acme.example',
    user_phone: '',
    company: '',
    website: '',
    quote_submission_id: null,
    admin_id: PARTNER.uid,
    reference: 'BK-TEST01',
    time_zone: 'America/New_York',
    status: 'confirmed',
    sequence: 0,
    created_at: Timestamp.now(),
    ...changes,
  };
  const startsAt = slotInstant(fields.date, fields.time);
  if (!startsAt) throw new Error('No such slot');
  const { id } = await database.collection('bookings').add({
    ...fields,
    search_words: searchWords(searchedInBooking(fields)),
    availability_id: `${PARTNER.uid}_${fields.date}`,
    starts_at: Timestamp.fromDate(startsAt),
    ends_at: Timestamp.fromDate(meetingEnd(startsAt)),
  });
  return id;
}

/** Removes the partner's bookings. */
export async function clearStoredBookings(): Promise<void> {
  const bookings = await database.collection('bookings').where('admin_id', '==', PARTNER.uid).get();
  const batch = database.batch();
  for (const { ref } of bookings.docs) batch.delete(ref);
  await batch.commit();
}
