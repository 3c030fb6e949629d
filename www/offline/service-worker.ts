// Keeps all files of the page, so that it works without a network. Each version has a cache of its own and gives nothing but its
// files; the next one waits until the user wants it or the page is closed.
/** Put in by scripts/lib/offline.mjs: all files, relative to this one, and a name that changes with any of them. */
declare const FILES: readonly string[];
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const scope = worker.registration.scope;
// A host has one set of caches for all of its folders.
const prefix = `robotscope ${scope} `;
const own = prefix + VERSION;
const addresses = new Set(FILES.map((file) => new URL(file, scope).href));

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(begin()));
worker.addEventListener("message", ({ data }) => {
  if (data === "take-over") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  // What is not ours is left to the browser: the next version waits for all that is still being answered.
  if (event.request.method === "GET" && addresses.has(file)) event.respondWith(answer(event.request, file));
});

async function keep(): Promise<void> {
  const cache = await caches.open(own);
  // What has a hash in its name is what the browser may have loaded already.
  const request = (file: string) =>
    new Request(new URL(file, scope), { cache: file.startsWith("assets/") ? "default" : "no-cache" });
  await cache.addAll(FILES.map(request));
}

async function begin(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== own) await caches.delete(name);
  // The page that is open already needs files later.
  await worker.clients.claim();
}

async function answer(request: Request, file: string): Promise<Response> {
  const cache = await caches.open(own);
  const kept = await cache.match(file, { ignoreVary: true });
  return kept ?? fetch(request);
}

/** The page itself has two names, and whatever stands behind a question mark is not for it. */
function fileOf({ url, mode }: Request): string {
  const { origin, pathname } = new URL(url);
  const file = origin + pathname;
  return mode === "navigate" && file === `${scope}index.html` ? scope : file;
}
