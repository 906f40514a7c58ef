import { expect, test } from 'vitest';
import { removeOfflineCopies } from './remove-offline-copies.ts';

test('what earlier versions stored for offline use is removed from the device', async () => {
  localStorage.setItem('booth-studio:known-admin', 'demo-admin');
  await caches.open('admin-panel-1');
  await new Promise((resolve) => {
    indexedDB.open('booth-studio-panel').onsuccess = ({ target }) => {
      (target as IDBOpenDBRequest).result.close();
      resolve(null);
    };
  });
  await removeOfflineCopies();
  expect(localStorage).toHaveLength(0);
  expect(await caches.has('admin-panel-1')).toBe(false);
  await expect
    .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
    .not.toContain('booth-studio-panel');
});
