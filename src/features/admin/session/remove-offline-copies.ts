/** Removes what earlier versions stored to open the panel offline: a service worker, its cache, lists, and the account. */
export async function removeOfflineCopies(): Promise<void> {
  try {
    localStorage.removeItem('booth-studio:known-admin');
    indexedDB.deleteDatabase('booth-studio-panel');
    const worker = await navigator.serviceWorker.getRegistration('/admin');
    await worker?.unregister();
    await caches.delete('admin-panel-1');
  } catch (error) {
    // Storage is blocked, so nothing was stored
    console.info('Offline copies could not be removed', error);
  }
}
