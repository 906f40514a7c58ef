import { doc, writeBatch } from 'firebase/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { PRICE_HISTORY, PRICES, PRICES_ID } from '../../../src/domain/records/prices.ts';
import { newRecord } from './records.ts';
import type { Client } from './try-rules.ts';

const PRICES_PATH = PRICES.path(PRICES_ID);

function isVersion(path: string): boolean {
  return path.startsWith(`${PRICE_HISTORY.name}/`);
}

/** Creates a record as the administrator `uid`. A version of the prices is written together with them. */
export function createRecord(
  client: Client,
  uid: string,
  path: string,
  record: Record<string, unknown>,
): Promise<void> {
  const batch = writeBatch(client).set(doc(client, path), record);
  if (isVersion(path)) batch.set(doc(client, PRICES_PATH), newRecord('prices', uid));
  return batch.commit();
}

/** Makes room for `createRecord`. */
export async function deleteRecord(database: Firestore, path: string): Promise<void> {
  await database.doc(path).delete();
  if (isVersion(path)) await database.doc(PRICES_PATH).delete();
}
