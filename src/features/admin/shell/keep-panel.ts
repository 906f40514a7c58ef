/**
 * Has the browser keep the panel's page and code (public/admin-sw.js), once everything else is done. Where it cannot, or in
 * development, the panel needs the network to open, as any page does.
 */
export async function keepPanel(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/admin-sw.js', { scope: '/admin' });
    const { active } = await navigator.serviceWorker.ready;
    // Also those that were on their way when the worker came: it has not seen them go, and they are not loaded yet
    new PerformanceObserver((loaded) => {
      const names = loaded.getEntries().map(({ name }) => name);
      const files = names.filter((name) => name.includes('/_astro/'));
      // Each message wakes the worker, and most of what a panel asks for are its lists
      if (files.length > 0) active?.postMessage({ files });
    }).observe({ type: 'resource', buffered: true });
  } catch (error) {
    console.info('The panel is not kept for offline use', error);
  }
}
