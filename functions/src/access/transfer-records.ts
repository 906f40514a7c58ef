import type { DocumentData, DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { AVAILABILITY } from '../../../src/domain/records/availability.ts';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { RECORDS } from '../../../src/domain/records/records.ts';
import { SLOT_LABELS } from '../../../src/domain/time/slot-labels.ts';
import { ownRefs } from '../platform/firebase.ts';

interface Transfer {
  readonly from: string;
  readonly to: string;
}

/** Collections with records about the person, which another administrator must not get. */
const PERSONAL = RECORDS.filter(({ isPersonal }) => isPersonal).map(({ name }) => name);

/** Collections whose records belong to an administrator; bookings last, because dates transfer their own. */
const OWNED = RECORDS.filter(({ isOwned, isPersonal }) => isOwned && !isPersonal)
  .map(({ name }) => name)
  .sort((a, b) => Number(a === BOOKINGS.name) - Number(b === BOOKINGS.name));

/**
 * Gives all records of one administrator to another, each in its own transaction, so that visitors can book
 * meanwhile. If both offer the same date, its hours are merged. If both have the same setting, the latest one wins,
 * as visitors see it. Personal settings are deleted; dates opened by the weekly hours stay. Safe to repeat.
 * @returns the number of records by collection
 */
export async function transferRecords(db: Firestore, transfer: Transfer): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const lists = await Promise.all(
    OWNED.map(async (name) => ({
      name,
      found: await db.collection(name).where('admin_id', '==', transfer.from).get(),
    })),
  );
  for (const { name, found } of lists) {
    for (const { ref } of found.docs) await giveRecord(db, ref, transfer);
    if (found.size > 0) counts[name] = found.size;
  }
  // Last, because dates of weekly hours then count as opened by hand
  const personal = await ownRefs(db, PERSONAL, transfer.from);
  await Promise.all(personal.map((ref) => ref.delete()));
  return counts;
}

/** Returns the record's id with the new owner's id in place of the old one, if it contains one. */
function idUnder({ from, to }: Transfer, id: string): string {
  if (id === from) return to;
  return id.startsWith(`${from}_`) ? to + id.slice(from.length) : id;
}

function giveRecord(db: Firestore, ref: DocumentReference, transfer: Transfer): Promise<void> {
  const target = ref.parent.doc(idUnder(transfer, ref.id));
  return db.runTransaction(async (transaction) => {
    const present = await transaction.get(ref);
    // Changed meanwhile, or a booking that was given with its date
    if (present.get('admin_id') !== transfer.from) return;
    if (target.path === ref.path) {
      const isBooking = ref.parent.id === BOOKINGS.name;
      transaction.update(ref, isBooking ? bookingChanges(present, transfer) : { admin_id: transfer.to });
      return;
    }
    const there = await transaction.get(target);
    const bookings =
      ref.parent.id === AVAILABILITY.name
        ? await transaction.get(db.collection(BOOKINGS.name).where('availability_id', '==', ref.id))
        : null;
    transaction.set(target, { ...together(present, there), admin_id: transfer.to });
    transaction.delete(ref);
    for (const booking of bookings?.docs ?? [])
      transaction.update(booking.ref, bookingChanges(booking, transfer));
  });
}

/**
 * Merges both administrators' records, or returns the only one. Hours that the leaver opened despite a busy calendar
 * are checked against the new owner's calendar.
 */
function together(given: DocumentSnapshot, there: DocumentSnapshot): DocumentData {
  const { source: _opened, despite_busy: _leavers, ...gift } = given.data() ?? {};
  const { source: _too, ...own } = there.data() ?? {};
  if (!there.exists) return gift;
  if (given.ref.parent.id !== AVAILABILITY.name) return isLater(given, there) ? gift : own;
  const slots = new Set([...AVAILABILITY.read(gift).slots, ...AVAILABILITY.read(own).slots]);
  return {
    ...own,
    slots: SLOT_LABELS.filter((label) => slots.has(label)),
    updated_at: FieldValue.serverTimestamp(),
  };
}

/** Compares to the microsecond, because two writes can share a millisecond. */
function isLater(a: DocumentSnapshot, b: DocumentSnapshot): boolean {
  return (a.updateTime?.valueOf() ?? '') > (b.updateTime?.valueOf() ?? '');
}

/** Returns the changed fields of a booking, including those that an undo would restore. */
function bookingChanges(booking: DocumentSnapshot, transfer: Transfer): DocumentData {
  const { availability_id, undo } = BOOKINGS.read(booking.data() ?? {});
  return {
    admin_id: transfer.to,
    availability_id: idUnder(transfer, availability_id),
    ...(undo?.before.admin_id === transfer.from && {
      'undo.before.admin_id': transfer.to,
      'undo.before.availability_id': idUnder(transfer, undo.before.availability_id),
    }),
  };
}
