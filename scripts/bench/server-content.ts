/** Data for the measured API, and requests that visitors send to it. */
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type BulkWriter, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { addDays } from '../../src/domain/calendar-day.ts';
import { AVAILABILITY } from '../../src/domain/records/availability.ts';
import { BOOTH_DESIGNS } from '../../src/domain/records/booth-designs.ts';
import { EXTRAS } from '../../src/domain/records/extras.ts';
import { REFERENCE_PROJECTS } from '../../src/domain/records/reference-projects.ts';
import { SITE_SETTINGS } from '../../src/domain/records/site-settings.ts';
import { SLOT_CLAIMS } from '../../src/domain/records/slot-claims.ts';
import { SLOT_LABELS } from '../../src/domain/slot-labels.ts';
import { slotId, todayInNewYork } from '../../src/domain/slots.ts';
import { DEMO_EXTRAS } from '../demo/extras.ts';
import { type StackAddresses, stackEnvironment } from '../stack/addresses.ts';

const COPIED = [BOOTH_DESIGNS, EXTRAS, REFERENCE_PROJECTS, SITE_SETTINGS, AVAILABILITY, SLOT_CLAIMS];
/** Hours that the demo content does not offer. */
const EVENINGS = SLOT_LABELS.slice(18);

interface Slot {
  readonly date: string;
  readonly time: string;
  readonly availability_id: string;
}

/** Returns a new project of the stack's Firestore with the demo content in it. */
export async function copyOfDemoContent(stack: StackAddresses): Promise<string> {
  const source = initializeApp({ projectId: stack.projectId }, 'bench-source');
  const projectId = newProject();
  await writeTo(stack, projectId, async (db, writer) => {
    for (const { name } of COPIED) {
      const { docs } = await getFirestore(source).collection(name).get();
      for (const found of docs) void writer.set(db.doc(found.ref.path), found.data());
    }
  });
  await deleteApp(source);
  return projectId;
}

/** Returns a new project with 500 dates from today on, all hours offered, and 10,000 of them booked. */
export async function manyDates(stack: StackAddresses): Promise<string> {
  const projectId = newProject();
  await writeTo(stack, projectId, (db, writer) => {
    for (const date of datesAhead(500)) {
      offer(db, writer, date, [...SLOT_LABELS]);
      for (const time of SLOT_LABELS.slice(0, 20)) {
        void writer.set(db.doc(SLOT_CLAIMS.path(slotId(date, time))), { date, time, booking_id: 'bench' });
      }
    }
  });
  return projectId;
}

/** Offers at least `count` slots in a project, from the day after tomorrow on. */
export async function offerSlots(stack: StackAddresses, projectId: string, count: number): Promise<Slot[]> {
  const offered: Slot[] = [];
  await writeTo(stack, projectId, (db, writer) => {
    for (const date of datesAhead(2 + Math.ceil(count / EVENINGS.length)).slice(2)) {
      const availability_id = offer(db, writer, date, EVENINGS);
      offered.push(...EVENINGS.map((time) => ({ date, time, availability_id })));
    }
  });
  return offered;
}

/** Sends the quote of the visitor with this number: two extras, a meeting to follow. */
export function quoteOf(origin: string, index: number): Promise<Response> {
  const extras = DEMO_EXTRAS.slice(0, 2).map(({ file, name, unit_price_usd }) => ({
    id: file,
    name,
    quantity: 1,
    unitPriceUSD: unit_price_usd,
  }));
  return post(`${origin}/api/send-quote`, index, {
    city: { city: 'Las Vegas', state: 'NV' },
    show: { id: 'ces-las-vegas', name: 'CES' },
    boothSize: '10x10',
    selectedDesign: { title: 'Launch', price: '2400', images: {}, image_url: null },
    extras,
    pricing: { basePrice: 0, addOnTotal: 0, estimatedTotal: 0 },
    meeting: { date: new Date().toISOString(), time: '10:00 AM', timeZone: 'America/New_York' },
    contact: { name: 'Bea Bench', company: 'Bench', website: '', email: mailbox(index), phone: '' },
  });
}

/** Sends the booking of that visitor, without a quote. */
export function bookingOf(origin: string, index: number, slot: Slot | undefined): Promise<Response> {
  return post(`${origin}/api/create-booking`, index, {
    ...slot,
    user_email: mailbox(index),
    user_name: 'Bea Bench',
    user_phone: '',
    company: 'Bench',
    website: '',
    quote_submission_id: null,
    time_zone: 'America/New_York',
  });
}

/** A mailbox for each visitor, so that rate limits apply as in production. */
const mailbox = (index: number) => `visitor-${index}@bench.example`;

function post(url: string, index: number, body: object): Promise<Response> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `100.64.${Math.floor(index / 250)}.${1 + (index % 250)}`,
    'X-Idempotency-Key': randomUUID(),
  };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

const newProject = () => `demo-load-${randomUUID().slice(0, 8)}`;

async function writeTo(
  stack: StackAddresses,
  projectId: string,
  write: (db: Firestore, writer: BulkWriter) => void | Promise<void>,
): Promise<void> {
  Object.assign(process.env, stackEnvironment(stack));
  const app = initializeApp({ projectId }, projectId);
  const db = getFirestore(app);
  const writer = db.bulkWriter();
  await write(db, writer);
  await writer.close();
  await deleteApp(app);
}

/** Returns the record's id. */
function offer(db: Firestore, writer: BulkWriter, date: string, slots: typeof EVENINGS): string {
  const record = { date, slots, admin_id: 'bench' };
  const id = AVAILABILITY.idOf(record);
  void writer.set(db.doc(AVAILABILITY.path(id)), record);
  return id;
}

function datesAhead(count: number): string[] {
  const today = todayInNewYork(new Date());
  return Array.from({ length: count }, (_, day) => addDays(today, day));
}
