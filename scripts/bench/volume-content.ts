import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { meetingEnd } from '../../src/domain/booking/calendar.ts';
import { slotId, slotInstant, todayInNewYork } from '../../src/domain/booking/slots.ts';
import { BOOKINGS } from '../../src/domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS } from '../../src/domain/records/quote-submissions.ts';
import { REFERENCE_PROJECTS } from '../../src/domain/records/reference-projects.ts';
import { SLOT_CLAIMS } from '../../src/domain/records/slot-claims.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import type { StackAddresses } from '../stack/addresses.ts';
import { EVENINGS, onDatabase } from './server-content.ts';

/** Start of all copies' ids. */
const COPY = 'volume-';
const BOOKED = 1_000;
const DAYS_AHEAD = 40;
const MEETINGS_A_DAY = 5;
const IN_A_BATCH = 400;

/**
 * Adds what a company has after some years, as copies of the demo content: 1,000 bookings with their quotes, 200 of them
 * ahead, and 200 projects of the first demo administrator. A stack that has them keeps them.
 */
export async function fillStack(stack: StackAddresses): Promise<void> {
  // Each written record would start one
  await switchTriggers(stack, 'disable');
  try {
    await onDatabase(stack, stack.projectId, fill);
  } finally {
    await switchTriggers(stack, 'enable');
  }
}

async function fill(db: Firestore): Promise<void> {
  const now = new Date();
  const today = todayInNewYork(now);
  const writes: (readonly [path: string, fields: DocumentData])[] = [];

  /** Adds copies of a collection's demo records, each with the fields that `change` returns. */
  async function copy(
    { name }: { readonly name: string },
    count: number,
    change: (fields: DocumentData, index: number, id: string) => DocumentData,
  ): Promise<void> {
    const { docs } = await db.collection(name).get();
    if (docs.some(({ id }) => id.startsWith(COPY))) return;
    for (let index = 0; index < count; index += 1) {
      const fields = docs[index % docs.length]?.data() ?? {};
      const id = `${COPY}${index}`;
      writes.push([`${name}/${id}`, { ...fields, ...change(fields, index, id) }]);
    }
  }

  await copy(BOOKINGS, BOOKED, (fields, index, id) => {
    const date = addDays(today, DAYS_AHEAD - Math.floor(index / MEETINGS_A_DAY));
    const time = EVENINGS[index % MEETINGS_A_DAY] ?? '';
    const starts_at = slotInstant(date, time) ?? now;
    if (date >= today) {
      const claim = { date, time, booking_id: id, admin_id: fields['admin_id'] };
      writes.push([SLOT_CLAIMS.path(slotId(date, time)), claim]);
    }
    return {
      ...{ date, time, starts_at, ends_at: meetingEnd(starts_at) },
      reference: `BK-${String(index).padStart(6, '0')}`,
      user_name: `${fields['user_name']} ${index}`,
      quote_submission_id: id,
    };
  });
  await copy(QUOTE_SUBMISSIONS, BOOKED, ({ contact }, index, id) => ({
    contact: { ...contact, name: `${contact.name} ${index}` },
    booking_id: id,
  }));
  await copy(REFERENCE_PROJECTS, 200, ({ company_name: name }, index) => ({
    company_name: `${name} ${index}`,
  }));
  for (let at = 0; at < writes.length; at += IN_A_BATCH) {
    const batch = db.batch();
    for (const [path, fields] of writes.slice(at, at + IN_A_BATCH)) batch.set(db.doc(path), fields);
    await batch.commit();
  }
}

async function switchTriggers({ ports }: StackAddresses, how: 'enable' | 'disable'): Promise<void> {
  const url = `http://127.0.0.1:${ports.hub}/functions/${how}BackgroundTriggers`;
  const { ok, status } = await fetch(url, { method: 'PUT' });
  if (!ok) throw new Error(`${url} answered ${status}`);
}
