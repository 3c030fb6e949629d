// Caches all files of the page for offline use. Each version has a separate cache and serves only its files. A new version waits until the
// user chooses it or the page is closed.
/**
 * Inserted by scripts/lib/offline.mjs: all files, relative to this script, and a version that changes with any of the
 * files.
 */
declare const FILES: readonly string[];
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const scope = worker.registration.scope;
// All folders of a host share one set of caches.
const prefix = `robotscope ${scope} `;
const cacheName = prefix + VERSION;
const addresses = new Set(FILES.map((file) => new URL(file, scope).href));

worker.addEventListener("install", (event) => event.waitUntil(fillCache()));
worker.addEventListener("activate", (event) => event.waitUntil(begin()));
worker.addEventListener("message", ({ data }) => {
  if (data === "take-over") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  // Leave other requests to the browser: the next version waits until all responses of this worker are complete.
  if (event.request.method === "GET" && addresses.has(file)) event.respondWith(answer(event.request, file));
});

async function fillCache(): Promise<void> {
  const cache = await caches.open(cacheName);
  // The browser's cache may answer requests for files with a hash in their name.
  const request = (file: string) =>
    new Request(new URL(file, scope), { cache: file.startsWith("assets/") ? "default" : "no-cache" });
  await cache.addAll(FILES.map(request));
}

async function begin(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  // Claim open pages: they will request more files.
  await worker.clients.claim();
}

async function answer(request: Request, file: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(file, { ignoreVary: true });
  return cached ?? fetch(request);
}

/** Returns the URL of the cached file for a request. Drops the query; the page is also available as index.html. */
function fileOf({ url, mode }: Request): string {
  const { origin, pathname } = new URL(url);
  const file = origin + pathname;
  return mode === "navigate" && file === `${scope}index.html` ? scope : file;
}
