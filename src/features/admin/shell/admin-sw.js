/**
 * Caches the panel's page and code, so that the panel opens offline, such as between two halls. Its lists are stored
 * separately (src/features/admin/kit/live-lists/kept-store.ts). Registered for /admin only, so it never controls
 * visitors' pages.
 */

const CACHE = 'admin-panel-1';

/** Maximum number of cached files; beyond it the oldest are deleted. A release has about 60. */
const MAX_FILES = 150;

/** Time to wait for the server before the cached page is shown. */
const PATIENCE_MS = 5_000;

const PAGE = '/admin';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(PAGE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOtherCaches(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(page(request));
  else if (pathname.startsWith('/_astro/')) event.respondWith(file(request));
});

/** The panel lists the files that it loaded before this worker was active. */
self.addEventListener('message', (event) => {
  const files = event.data?.files;
  if (Array.isArray(files)) event.waitUntil(keepAll(files.filter((url) => typeof url === 'string')));
});

/** Returns the server's page, or the cached one if the server does not answer in time. */
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.ok) await cache.put(PAGE, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Returns a file from the cache or the server. Its name contains a hash, so cached files never expire. */
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    await dropOldest(cache);
  }
  return response;
}

async function keepAll(urls) {
  const cache = await caches.open(CACHE);
  await Promise.all(
    urls.map(async (url) => {
      if (!new URL(url).pathname.startsWith('/_astro/') || (await cache.match(url))) return;
      // Skips a missing file; the panel requests it again when needed
      await cache.add(url).catch(() => {});
    }),
  );
  await dropOldest(cache);
}

async function dropOldest(cache) {
  const kept = await cache.keys();
  const files = kept.filter(({ url }) => new URL(url).pathname !== PAGE);
  await Promise.all(files.slice(0, Math.max(files.length - MAX_FILES, 0)).map((old) => cache.delete(old)));
}

async function dropOtherCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
