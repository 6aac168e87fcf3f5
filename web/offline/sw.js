// The service worker. The build puts the list of files and their common version in front of it:
/* global FILES, VERSION */
const CACHE = `roundhouse ${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

// Files of the version before stay one more time: a page that is still open may ask for them.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('roundhouse ') && name !== CACHE))
      .then((old) => Promise.all(old.slice(0, -1).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Pages are always the newest one kept; everything else has its content in its name. */
async function answer(request) {
  if (request.mode === 'navigate') {
    const cache = await caches.open(CACHE);
    return (await cache.match('./')) ?? fetch(request);
  }
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What the station says is never kept.
  const ofPage =
    origin === self.location.origin && !pathname.startsWith(new URL('api/', self.registration.scope).pathname);
  if (request.method === 'GET' && ofPage) {
    event.respondWith(answer(request));
  }
});

// The station has called this browser to a table (server/notices/push.ts), whether a page is open or not.
self.addEventListener('push', (event) => {
  const { title, body, address, tag } = event.data?.json() ?? {};
  if (typeof title !== 'string') return;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: 'icon-192.png', data: { address } }));
});

/** The table is opened where the house is open already, otherwise in a window of its own. */
async function openTable(part) {
  const address = new URL(/^#\/(online\/|tables)/.test(part) ? part : './', self.registration.scope).href;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address) ?? windows[0];
  if (!there) return self.clients.openWindow(address);
  const shown = there.url === address ? there : await there.navigate(address);
  return (shown ?? there).focus();
}

// Notices of an open page (web/station/table/my-turn.ts) lead to their table in the same way.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(String(event.notification.data?.address ?? '')));
});
