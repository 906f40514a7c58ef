import { doc, serverTimestamp } from 'firebase/firestore';
import { byRegion, REGIONS } from '../../../../domain/quote/pricing.ts';
import { PRICE_HISTORY, PRICES, PRICES_ID, type Prices } from '../../../../domain/records/prices.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { transact } from '../../../../lib/firebase/transact.ts';
import { areAlike } from '../../kit/are-alike.ts';
import type { AdminUser } from '../../kit/panel-context.ts';
import { type SaveResult, writeLocked } from '../../kit/save-locked.ts';
import type { PriceEntry } from './price-form.ts';

const EDITOR = { record: PRICES, read: PRICES.read, edited: [...REGIONS, 'valid_from'] };

interface Saving {
  readonly admin: AdminUser;
  readonly today: string;
}

/** Saves prices and a copy for the history, unless someone else has changed them since `base`. */
export function savePrices(
  base: PriceEntry | null,
  { valid_from, ...table }: PriceEntry,
  { admin, today }: Saving,
): Promise<SaveResult<Prices>> {
  const entry = { ...table, valid_from };
  const copy = doc(db, PRICE_HISTORY.name, crypto.randomUUID());
  return transact(async (transaction) => {
    const shown = await transaction.get(doc(db, PRICES.name, PRICES_ID));
    const stored = shown.exists() ? PRICES.read(shown.data()) : null;
    const result = writeLocked(transaction, {
      editor: EDITOR,
      shown,
      fields: { ...entry, before: stored && currentTable(stored, today) },
      newFields: { admin_id: admin.uid },
      isUntouched: (theirs) => base !== null && areAlike(EDITOR, theirs, base as Prices),
    });
    const isWritten = !stored || !areAlike(EDITOR, stored, entry as Prices);
    if (result.status === 'saved' && isWritten) {
      const now = serverTimestamp();
      const by = { saved_by: admin.email, admin_id: admin.uid };
      transaction.set(copy, { ...entry, ...by, created_at: now, updated_at: now });
    }
    return result;
  });
}

/** Returns the prices of a day; null if they are the default ones. */
function currentTable(stored: Prices, day: string): Prices['before'] {
  return stored.valid_from > day ? stored.before : byRegion((region) => stored[region]);
}
