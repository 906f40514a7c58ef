import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { meetingEnd } from '../../src/domain/booking/calendar.ts';
import { slotId, slotInstant, todayInNewYork } from '../../src/domain/booking/slots.ts';
import { BOOKINGS } from '../../src/domain/records/bookings.ts';
import { BOOTH_DESIGNS } from '../../src/domain/records/booth-designs.ts';
import { CONTACT_MESSAGES } from '../../src/domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS } from '../../src/domain/records/custom-requests.ts';
import { EXTRAS } from '../../src/domain/records/extras.ts';
import { QUOTE_SUBMISSIONS } from '../../src/domain/records/quote-submissions.ts';
import { REFERENCE_PROJECTS } from '../../src/domain/records/reference-projects.ts';
import { SLOT_CLAIMS } from '../../src/domain/records/slot-claims.ts';
import { NEW_LEAD } from '../../src/domain/schemas/leads.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import type { StackAddresses } from '../stack/addresses.ts';
import { DEMO_ADMINS } from '../stack/demo-admins.ts';
import { EVENINGS, onDatabase } from './server-content.ts';

/** Start of all copies' ids. */
const COPY = 'volume-';
const DAYS_AHEAD = 40;
const MEETINGS_A_DAY = 5;
const LEADS_A_DAY = 8;
/** One lead in this many has been answered. */
const ANSWERED = 10;
const DAY_MS = 24 * 3_600_000;
const IN_A_BATCH = 400;

/**
 * Adds what a company has after some years, as copies of the demo content: 3,000 bookings with their quotes, 5,000
 * leads, 200 projects, 150 extras and 130 designs of the first demo administrator. A stack that has them keeps them.
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
  function leadFields(index: number): DocumentData {
    const created_at = new Date(now.getTime() - (index * DAY_MS) / LEADS_A_DAY);
    const lead = { ...NEW_LEAD, state: 'won', changed_at: now, changed_by: DEMO_ADMINS[0].email };
    return { created_at, ...(index % ANSWERED === 0 && { lead }) };
  }

  await copy(BOOKINGS, 3_000, (fields, index, id) => {
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
  // The first 3,000 are the bookings' quotes
  await copy(QUOTE_SUBMISSIONS, 5_000, (fields, index, id) => ({
    ...leadFields(index % 3_000),
    contact: { ...fields['contact'], name: `${fields['contact'].name} ${index}` },
    booking_id: index < 3_000 ? id : null,
  }));
  for (const [kind, count] of [[CUSTOM_REQUESTS, 1_000] as const, [CONTACT_MESSAGES, 2_000] as const]) {
    await copy(kind, count, ({ name }, index) => ({ ...leadFields(index), name: `${name} ${index}` }));
  }
  await copy(REFERENCE_PROJECTS, 200, ({ company_name: name }, index) => ({
    company_name: `${name} ${index}`,
  }));
  await copy(EXTRAS, 150, ({ name }, index) => ({
    name: `${name} ${index}`,
    sort_order: 1_000 + index * 10,
  }));
  await copy(BOOTH_DESIGNS, 130, ({ title, slug }, index) => ({
    title: `${title} ${index}`,
    slug: `${slug}-${index}`,
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
