/** Data for the measured API: a copy of the demo content, or far more dates than anyone offers. */
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { addDays } from '../../src/domain/calendar-day.ts';
import { AVAILABILITY } from '../../src/domain/records/availability.ts';
import { BOOTH_DESIGNS } from '../../src/domain/records/booth-designs.ts';
import { EXTRAS } from '../../src/domain/records/extras.ts';
import { REFERENCE_PROJECTS } from '../../src/domain/records/reference-projects.ts';
import { SITE_SETTINGS } from '../../src/domain/records/site-settings.ts';
import { SLOT_CLAIMS } from '../../src/domain/records/slot-claims.ts';
import { SLOT_LABELS } from '../../src/domain/slot-labels.ts';
import { slotId, todayInNewYork } from '../../src/domain/slots.ts';
import { type StackAddresses, stackEnvironment } from '../stack/addresses.ts';

const COPIED = [BOOTH_DESIGNS, EXTRAS, REFERENCE_PROJECTS, SITE_SETTINGS, AVAILABILITY, SLOT_CLAIMS];
const MANY_DATES = 500;
const CLAIMS_A_DATE = 20;
/** Hours that the demo content offers and books nothing in. */
const EVENINGS = SLOT_LABELS.slice(18);
/** Another administrator's than the demo content's, so that its records stay as they are. */
const OWNER = 'bench';

/** A slot as a booking names it. */
export interface BenchSlot {
  readonly date: string;
  readonly time: string;
  readonly availability_id: string;
}

/** A new project of the stack's Firestore with the demo content in it. */
export async function copyOfDemoContent(stack: StackAddresses): Promise<string> {
  return inNewProject(stack, async (db) => {
    const source = initializeApp({ projectId: stack.projectId }, 'load-source');
    const writer = db.bulkWriter();
    for (const { name } of COPIED) {
      const { docs } = await getFirestore(source).collection(name).get();
      for (const found of docs) void writer.set(db.doc(found.ref.path), found.data());
    }
    await writer.close();
    await deleteApp(source);
  });
}

/** A new project with 500 dates from today on, all of whose hours are offered, and 10,000 of them booked. */
export async function manyDates(stack: StackAddresses): Promise<string> {
  return inNewProject(stack, async (db) => {
    const writer = db.bulkWriter();
    for (const date of datesAhead(MANY_DATES)) {
      const record = { date, slots: [...SLOT_LABELS], admin_id: OWNER };
      void writer.set(db.doc(AVAILABILITY.path(AVAILABILITY.idOf(record))), record);
      for (const time of SLOT_LABELS.slice(0, CLAIMS_A_DATE)) {
        void writer.set(db.doc(SLOT_CLAIMS.path(slotId(date, time))), { date, time, booking_id: 'bench' });
      }
    }
    await writer.close();
  });
}

/** Offers at least so many slots in a project, from the day after tomorrow on. */
export async function offerSlots(
  stack: StackAddresses,
  projectId: string,
  count: number,
): Promise<BenchSlot[]> {
  const offered: BenchSlot[] = [];
  await inProject(stack, projectId, async (db) => {
    const writer = db.bulkWriter();
    for (const date of datesAhead(2 + Math.ceil(count / EVENINGS.length)).slice(2)) {
      const record = { date, slots: [...EVENINGS], admin_id: OWNER };
      const availability_id = AVAILABILITY.idOf(record);
      void writer.set(db.doc(AVAILABILITY.path(availability_id)), record);
      offered.push(...record.slots.map((time) => ({ date, time, availability_id })));
    }
    await writer.close();
  });
  return offered;
}

async function inNewProject(stack: StackAddresses, fill: (db: Firestore) => Promise<void>): Promise<string> {
  const projectId = `demo-load-${randomUUID().slice(0, 8)}`;
  await inProject(stack, projectId, fill);
  return projectId;
}

/** Works in a project of the stack's Firestore. */
export async function inProject(
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
