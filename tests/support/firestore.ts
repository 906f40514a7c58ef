import { initializeApp } from 'firebase-admin/app';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import { zone } from '#company/zone.ts';
import { stackEnvironment, testStackAddresses } from '../../scripts/stack/addresses.ts';
import type { CollectionName } from '../../src/domain/records/records.ts';

const stack = testStackAddresses();
Object.assign(process.env, stackEnvironment(stack));

/** The test stack's database, bypassing all rules. */
export const database = getFirestore(initializeApp({ projectId: stack.projectId }, 'browser-tests'));

/** Owner of the availability that the browser tests offer. */
export const TEST_ADMIN = 'browser-tests';

/** Beyond the demo content's six weeks. */
const FIRST_DAY_AHEAD = 50;

const ALREADY_EXISTS = 6;

/** A date in the company's zone with slots, offered only for one test. */
export interface OfferedDay {
  readonly availabilityId: string;
  /** 'yyyy-MM-dd' in the company's zone. */
  readonly date: string;
  readonly times: readonly string[];
}

/**
 * Offers `times` (labels in the company's zone) on a date that no other test uses, in this run or an earlier one. Every second
 * day stays free, since slots may fall on the next day in other zones.
 */
export async function offerSlots(times: readonly string[]): Promise<OfferedDay> {
  const records = await database.collection('availability').where('admin_id', '==', TEST_ADMIN).get();
  const used = new Set(records.docs.map((record) => record.get('date') as string));
  for (let ahead = FIRST_DAY_AHEAD; ; ahead += 2) {
    const date = DateTime.now().setZone(zone.id).plus({ days: ahead }).toISODate() ?? '';
    if (used.has(date)) continue;
    const availabilityId = `${TEST_ADMIN}_${date}`;
    try {
      await database
        .doc(`availability/${availabilityId}`)
        .create({ date, slots: [...times], admin_id: TEST_ADMIN });
      return { availabilityId, date, times };
    } catch (error) {
      if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
    }
  }
}

/** Returns a slot's start, calculated independently of the product's code. */
export function startOf(day: OfferedDay, time: string): DateTime<true> {
  const start = DateTime.fromFormat(`${day.date} ${time}`, 'yyyy-MM-dd h:mm a', { zone: zone.id });
  if (!start.isValid) throw new Error(`No such slot: ${day.date} ${time}`);
  return start;
}

/** Returns the documents of a collection whose `field` is `value`, with their ids. */
export async function documentsWhere(
  collection: CollectionName,
  field: string,
  value: string,
): Promise<(DocumentData & { id: string })[]> {
  const found = await database.collection(collection).where(field, '==', value).get();
  return found.docs.map((document) => ({ ...document.data(), id: document.id }));
}

/** Returns the bookings of the visitor with this address. */
export function bookingsOf(email: string) {
  return documentsWhere('bookings', 'user_email', email);
}

/** Returns a slot's claim by its id; undefined while the slot is free. */
export async function claimOf(date: string, time: string): Promise<DocumentData | undefined> {
  const hour = DateTime.fromFormat(time, 'h:mm a').toFormat('HHmm');
  const claim = await database.doc(`slot_claims/${date}_${hour}`).get();
  return claim.data();
}
