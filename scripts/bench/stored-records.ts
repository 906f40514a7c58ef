/** Far more records than a site begins with, in a project of their own. */
import { BOOKINGS } from '../../src/domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS } from '../../src/domain/records/quote-submissions.ts';
import { REFERENCE_PROJECTS } from '../../src/domain/records/reference-projects.ts';
import { SLOT_CLAIMS } from '../../src/domain/records/slot-claims.ts';
import { slotId, todayInNewYork } from '../../src/domain/slots.ts';
import type { StackAddresses } from '../stack/addresses.ts';
import { inProject } from './load-content.ts';
import { bookingOf, quoteOf } from './many-bookings.ts';

const OWNER = 'bench';

/** Stores so many bookings, each with its quote and its claim, the last of them yesterday's. */
export async function storePastBookings(
  stack: StackAddresses,
  projectId: string,
  count: number,
): Promise<void> {
  const today = todayInNewYork(new Date());
  await inProject(stack, projectId, async (db) => {
    const writer = db.bulkWriter({ throttling: false });
    for (let guest = 0; guest < count; guest += 1) {
      const id = `bench-${guest}`;
      const booking = bookingOf(guest, today, OWNER) as { date: string; time: string };
      const claim = { date: booking.date, time: booking.time, booking_id: id };
      void writer.set(db.doc(BOOKINGS.path(id)), booking);
      void writer.set(db.doc(QUOTE_SUBMISSIONS.path(id)), quoteOf(guest, today));
      void writer.set(db.doc(SLOT_CLAIMS.path(slotId(booking.date, booking.time))), claim);
      // The emulator takes some thousand a second: what waits for it is kept small
      if (guest % 2_000 === 1_999) await writer.flush();
    }
    await writer.close();
  });
}

/** Has so many reference projects there, copies of those that there are. */
export async function storeProjects(stack: StackAddresses, projectId: string, count: number): Promise<void> {
  await inProject(stack, projectId, async (db) => {
    const { docs } = await db.collection(REFERENCE_PROJECTS.name).get();
    const writer = db.bulkWriter();
    for (const { ref } of docs) void writer.delete(ref);
    await writer.flush();
    for (let project = 0; project < count; project += 1) {
      const fields = { ...docs[project % docs.length]?.data(), company_name: `Company ${project}` };
      void writer.set(db.doc(REFERENCE_PROJECTS.path(`bench-${project}`)), fields);
    }
    await writer.close();
  });
}
