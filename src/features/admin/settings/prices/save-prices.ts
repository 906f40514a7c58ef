import { doc, serverTimestamp } from 'firebase/firestore';
import { REGIONS } from '../../../../domain/quote/pricing.ts';
import { PRICE_HISTORY, PRICES, PRICES_ID, type Prices } from '../../../../domain/records/prices.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { transact } from '../../../../lib/firebase/transact.ts';
import type { AdminUser } from '../../controls/panel-context.ts';
import { haveSameFields } from '../../controls/same-fields.ts';
import { type SaveResult, writeLocked } from '../../controls/save-locked.ts';
import { fieldsFor, type PriceEntry, todaysPrices } from './price-form.ts';

const EDITOR = { record: PRICES, read: PRICES.read, edited: [...REGIONS, 'valid_from', 'before'] };

interface Saving {
  readonly admin: AdminUser;
  readonly today: string;
}

/** Saves prices and a copy for the history, unless someone else has changed them since `base`. */
export function savePrices(base: Prices | null, entry: PriceEntry, saving: Saving) {
  return write(base, entry, saving, (stored) => fieldsFor(stored, entry, saving.today));
}

/** Removes the planned prices of `base` in the same way. Today's prices stay. */
export function removePlanned(base: Prices, saving: Saving) {
  const entry = todaysPrices(base, saving.today);
  return write(base, entry, saving, () => ({ ...entry, before: base.before }));
}

function write(
  base: Prices | null,
  entry: PriceEntry,
  { admin }: Saving,
  fieldsOf: (stored: Prices | null) => ReturnType<typeof fieldsFor>,
): Promise<SaveResult<Prices>> {
  const copy = doc(db, PRICE_HISTORY.name, crypto.randomUUID());
  return transact(async (transaction) => {
    const shown = await transaction.get(doc(db, PRICES.name, PRICES_ID));
    const stored = shown.exists() ? PRICES.read(shown.data()) : null;
    const fields = fieldsOf(stored);
    const result = writeLocked(transaction, {
      editor: EDITOR,
      shown,
      fields,
      newFields: { admin_id: admin.uid },
      isUntouched: (theirs) => base !== null && haveSameFields(EDITOR, theirs, base),
    });
    const isWritten = !stored || !haveSameFields(EDITOR, stored, fields as Prices);
    if (result.status === 'saved' && isWritten) {
      const now = serverTimestamp();
      const by = { saved_by: admin.email, admin_id: admin.uid };
      transaction.set(copy, { ...entry, ...by, created_at: now, updated_at: now });
    }
    return result;
  });
}
