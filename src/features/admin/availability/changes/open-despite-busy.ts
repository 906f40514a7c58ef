import { serverTimestamp } from 'firebase/firestore';
import { adminMessages } from '../../../../domain/admin-messages.ts';
import { AVAILABILITY } from '../../../../domain/records/availability.ts';
import { transact } from '../../../../lib/firebase/transact.ts';
import { dateRef } from './weekly-record.ts';

/**
 * Opens an offered hour (New York) although the calendar is busy, or closes it again. The date still follows the weekly
 * hours.
 * @throws FirebaseError as the backend says, Error if the hour is no longer offered
 */
export function openDespiteBusy(
  adminId: string,
  { date, label, isOpen }: { date: string; label: string; isOpen: boolean },
): Promise<void> {
  return transact(async (transaction) => {
    const stored = await transaction.get(dateRef(adminId, date));
    const { slots, despite_busy = [] } = AVAILABILITY.read(stored.data() ?? {});
    if (!slots.includes(label)) throw new Error(adminMessages.availability.notOffered);
    const open = slots.filter((other) => (other === label ? isOpen : despite_busy.includes(other)));
    transaction.update(stored.ref, { despite_busy: open, updated_at: serverTimestamp() });
  });
}
