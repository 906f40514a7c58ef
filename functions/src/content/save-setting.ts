import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { SAVE_SETTING } from '../../../src/domain/api/admin-routes.ts';
import { todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { byRegion, REGIONS } from '../../../src/domain/quote/pricing.ts';
import type { Document } from '../../../src/domain/records/document.ts';
import { PRICE_HISTORY, PRICES } from '../../../src/domain/records/prices.ts';
import type { DefinedRecord } from '../../../src/domain/records/record.ts';
import { haveSameFields } from '../../../src/domain/records/same-fields.ts';
import { SETTINGS } from '../../../src/domain/schemas/settings.ts';
import { Problem } from '../http/problem.ts';
import { type ServedRoute, serve } from '../http/serve.ts';
import { requireInTime } from '../http/within-deadline.ts';
import { type ReadClock, recordIn } from '../platform/firebase.ts';

/** POST /api/admin/settings: saves a setting, and prices also in their history. The owner of a setting stays. */
export function saveSettingRoute({ db, timeOf }: { db: Firestore; timeOf: ReadClock }): ServedRoute {
  return serve(SAVE_SETTING, ({ setting, base, fields }, { adminId: admin_id, by }) =>
    db.runTransaction(async (transaction) => {
      const record = SETTINGS.find(({ name }) => name === setting) as DefinedRecord;
      const id = typeof record.id === 'object' ? record.id.only : admin_id;
      const stored = await transaction.get(db.doc(record.path(id)));
      const theirs = recordIn(record, stored);
      const isAsIn = (other: Document, edited = Object.keys(fields)) =>
        theirs !== null && haveSameFields({ record, edited }, theirs, other);
      // Also the retry after a lost answer
      if (isAsIn(fields)) return;
      if (theirs && !(base && isAsIn(base))) throw new Problem('changed-meanwhile', { extra: { theirs } });
      requireInTime();
      const updated_at = FieldValue.serverTimestamp();
      const added = { admin_id, created_at: updated_at, updated_at };
      if (theirs) transaction.update(stored.ref, { ...fields, updated_at });
      else transaction.create(stored.ref, { ...fields, ...added });
      if (record.name !== PRICES.name) return;
      const isForToday = isAsIn(fields, [...REGIONS, 'valid_from']);
      const today = todayInNewYork(timeOf(stored));
      const version = { ...versionIn(fields, isForToday ? today : null), saved_by: by, ...added };
      transaction.create(db.collection(PRICE_HISTORY.name).doc(), version);
    }),
  );
}

/** Returns the prices that were entered: today's, while planned ones stay, or the ones from `valid_from` on. */
function versionIn(fields: Document, today: string | null) {
  const { before, ...prices } = PRICES.read(fields);
  const { valid_from, ...table } = today && before ? { ...before, valid_from: today } : prices;
  return { ...byRegion((region) => table[region]), valid_from };
}
