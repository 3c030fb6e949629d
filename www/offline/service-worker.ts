// Caches all of the page's files for offline use. Each version has its own cache, and serves the page's files from it. A new version waits
// until the user chooses it or closes the page.
/** scripts/lib/offline.mjs inserts these values: all files, relative to this script, and a version that changes whenever a file does. */
declare const FILES: readonly string[];
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const scope = worker.registration.scope;
// Pages in different folders on the same host share one set of caches, so the name of each cache contains the scope.
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
  // Leave all other requests to the browser: a new version has to wait until this worker has completed all its responses.
  if (event.request.method === "GET" && addresses.has(file)) event.respondWith(answer(event.request, file));
});

async function fillCache(): Promise<void> {
  const cache = await caches.open(cacheName);
  // Files whose names contain a hash never change, so they may come from the browser's cache.
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

/** Returns the URL under which the requested file is cached, without the query. index.html is cached under the folder's URL. */
function fileOf({ url, mode }: Request): string {
  const { origin, pathname } = new URL(url);
  const file = origin + pathname;
  return mode === "navigate" && file === `${scope}index.html` ? scope : file;
}
