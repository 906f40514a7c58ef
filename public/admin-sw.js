/**
 * Keeps the panel's page and code, so that a phone between two halls opens it without a network; what it lists then is
 * the lists' own matter (src/features/admin/kit/live-lists/kept-store.ts). Registered for /admin alone: visitors' pages never meet it.
 */

const CACHE = 'admin-panel-1';

/** Files of so many; the oldest go. A release has about 60. */
const MAX_FILES = 150;

/** After this long without an answer the kept page is shown. */
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

/** The panel says which files it had loaded before this worker was there. */
self.addEventListener('message', (event) => {
  const files = event.data?.files;
  if (Array.isArray(files)) event.waitUntil(keepAll(files.filter((url) => typeof url === 'string')));
});

/** The newest page there is: the server's, or the kept one if that does not answer. */
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

/** A file by its hashed name, which never changes. */
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
      // One that is gone is one less; the panel asks for it again when it needs it
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
