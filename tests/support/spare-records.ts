import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { database } from './firestore.ts';

/** Stores an administrator's hidden extra; returns its reference. */
export async function storeSpareExtra(name: string, adminId: string) {
  const ref = database.doc(`extras/${randomUUID()}`);
  await ref.set({
    name,
    description: '',
    unit_price_usd: 10,
    max_quantity: 3,
    category: '',
    image_url: null,
    is_active: false,
    sort_order: 0,
    admin_id: adminId,
    created_at: FieldValue.serverTimestamp(),
    updated_at: FieldValue.serverTimestamp(),
  });
  return ref;
}

/** Fills in the required fields of a hidden extra. */
export async function fillExtra(dialog: Locator, name: string): Promise<void> {
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price (USD)').fill('12.50');
  await dialog.getByLabel('Active').uncheck();
}
