/**
 * Has the browser keep the panel's page and code (public/admin-sw.js), once everything else is done. Where it cannot, or in
 * development, the panel needs the network to open, as any page does.
 */
export async function keepPanel(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/admin-sw.js', { scope: '/admin' });
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ files: loaded });
  } catch (error) {
    console.info('The panel is not kept for offline use', error);
  }
}
