// Keeps one page for times without a connection. Everything else is fetched as if there were no service worker.
const shelf = 'offline-1';
const offlinePage = '/offline';

/** The windows that show that page: the files that it names come from the shelf too. */
const shownIn = new Set();

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse, clientId, resultingClientId } = event;
  if (request.mode === 'navigate') {
    event.respondWith(
      Promise.resolve(preloadResponse)
        .then((preloaded) => preloaded ?? fetch(request))
        .catch(() => showOfflinePage(resultingClientId)),
    );
  } else if (request.method === 'GET' && (shownIn.has(clientId) || !navigator.onLine)) {
    // Also while the browser believes that it has a connection, because the shop itself may be unreachable.
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

async function showOfflinePage(windowId) {
  const page = await caches.match(offlinePage);
  if (page === undefined) return Response.error();
  shownIn.add(windowId);
  return page;
}

/** The page and the styles, fonts and pictures that it names; not its scripts, which it doesn't need. */
async function keepOfflinePage() {
  const kept = await caches.open(shelf);
  const page = await fetch(offlinePage, { credentials: 'omit' });
  const named = [...(await page.clone().text()).matchAll(/(?:href|src)="(\/[^"]+\.(?:css|woff2|svg))[#"]/g)];
  await kept.put(offlinePage, page);
  await kept.addAll(new Set(named.map(([, address]) => address)));
}
