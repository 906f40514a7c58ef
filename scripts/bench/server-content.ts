/** Data for the measured API, and the requests that visitors send to it. */
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { todayInNewYork } from '../../src/domain/booking/slots.ts';
import { SLOT_CLAIMS } from '../../src/domain/records/slot-claims.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import { fillDays } from '../../tests/support/filled-days.ts';
import { aBookingRequest, aQuoteRequest, offer } from '../../tests/support/payloads.ts';
import { DEMO_EXTRAS } from '../demo/content.ts';
import { type StackAddresses, stackEnvironment } from '../stack/addresses.ts';

/** Collections that the public routes read. */
const COPIED = [
  ...['booth_designs', 'extras', 'reference_projects', 'shows', 'site_settings', 'availability'],
  SLOT_CLAIMS.name,
];
/** Hours that the demo content does not offer. */
export const EVENINGS = SLOT_LABELS.slice(18);

interface Slot {
  readonly date: string;
  readonly time: string;
  readonly availability_id: string;
}

/** Returns a new project in the stack's Firestore with the demo content. */
export async function copyOfDemoContent(stack: StackAddresses): Promise<string> {
  const projectId = newProject();
  await onDatabase(stack, stack.projectId, (source) =>
    onDatabase(stack, projectId, async (db) => {
      for (const name of COPIED) {
        const { docs } = await source.collection(name).get();
        await Promise.all(docs.map((found) => db.doc(found.ref.path).set(found.data())));
      }
    }),
  );
  return projectId;
}

/** Returns a new project with 500 dates from today on. All hours are offered, and 10,000 of them booked. */
export async function manyDates(stack: StackAddresses): Promise<string> {
  const projectId = newProject();
  await onDatabase(stack, projectId, (db) => fillDays(db, 500));
  return projectId;
}

/** Offers at least `count` slots in a project, from the day after tomorrow on. */
export async function offerSlots(stack: StackAddresses, projectId: string, count: number): Promise<Slot[]> {
  const offered: Slot[] = [];
  await onDatabase(stack, projectId, async (db) => {
    for (const date of datesAhead(2 + Math.ceil(count / EVENINGS.length)).slice(2)) {
      const availability_id = await offer(db, date, EVENINGS, 'bench');
      offered.push(...EVENINGS.map((time) => ({ date, time, availability_id })));
    }
  });
  return offered;
}

/** Sends the quote of the visitor with this number: two extras, and a meeting to follow. */
export function quoteOf(origin: string, index: number): Promise<Response> {
  const extras = DEMO_EXTRAS.slice(0, 2).map(({ file, name, unit_price_usd }) => ({
    id: file,
    name,
    quantity: 1,
    unitPriceUSD: unit_price_usd,
  }));
  const contact = { name: 'Bea Bench', company: 'Bench', website: '', email: mailbox(index), phone: '' };
  return post(`${origin}/api/send-quote`, index, aQuoteRequest({ extras, contact }));
}

/** Sends the booking of the visitor with this number, without a quote. */
export function bookingOf(origin: string, index: number, slot: Slot | undefined): Promise<Response> {
  const booking = aBookingRequest({ ...slot, user_email: mailbox(index) });
  return post(`${origin}/api/create-booking`, index, booking);
}

/** Returns a separate mailbox for each visitor, so that rate limits apply as in production. */
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

export async function onDatabase(
  stack: StackAddresses,
  projectId: string,
  work: (db: Firestore) => Promise<void>,
): Promise<void> {
  Object.assign(process.env, stackEnvironment(stack));
  const app = initializeApp({ projectId }, projectId);
  await work(getFirestore(app));
  await deleteApp(app);
}

function datesAhead(count: number): string[] {
  const today = todayInNewYork(new Date());
  return Array.from({ length: count }, (_, day) => addDays(today, day));
}
