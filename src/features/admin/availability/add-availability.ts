import { doc, serverTimestamp } from 'firebase/firestore';
import { AVAILABILITY } from '../../../domain/records/availability.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { transact } from '../../../lib/firebase/transact.ts';
import { mergeSlots, offerableSlots } from './date-series.ts';

/** What was added where: the dates that got slots, and how many slots each offers of those chosen. */
export interface Added {
  readonly dates: readonly string[];
  readonly slots: number;
}

/**
 * Offers `slots` on each of `dates` (New York) in one transaction; slots that a date has already stay. Of the chosen
 * slots a date gets those that exist on it and are still to come.
 * @throws FirebaseError as the backend says
 */
export async function addAvailability(
  adminId: string,
  dates: readonly string[],
  slots: readonly string[],
  now: Date,
): Promise<Added> {
  const additions = dates
    .map((date) => ({ date, slots: offerableSlots(date, now).filter((label) => slots.includes(label)) }))
    .filter((addition) => addition.slots.length > 0);
  await transact(async (transaction) => {
    const refs = additions.map(({ date }) =>
      doc(db, AVAILABILITY.name, AVAILABILITY.idOf({ admin_id: adminId, date })),
    );
    const present = await Promise.all(refs.map((ref) => transaction.get(ref)));
    for (const [index, { date, slots: added }] of additions.entries()) {
      const before = present[index];
      const ref = refs[index];
      if (!before || !ref) continue;
      const times = before.exists() ? {} : { created_at: serverTimestamp() };
      transaction.set(
        ref,
        {
          date,
          slots: mergeSlots((before.get('slots') ?? []) as string[], added),
          admin_id: adminId,
          ...times,
          updated_at: serverTimestamp(),
        },
        { merge: true },
      );
    }
  });
  return {
    dates: additions.map(({ date }) => date),
    slots: additions.reduce((sum, { slots: added }) => sum + added.length, 0),
  };
}
