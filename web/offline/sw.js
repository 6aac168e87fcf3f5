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
