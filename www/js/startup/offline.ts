/** Offline use: a service worker caches all of the page's files (www/offline, scripts/lib/offline.mjs). */
import { idle } from "./idle";
import { trustedUrl } from "./trusted-url";

type State = "unknown" | "ready" | "new-version";

let state: State = "unknown";
let onChange: ((state: State) => void) | undefined;
let waiting: ServiceWorker | undefined;

/** Sets the function that is called with the state, now and after every change. */
export function onOffline(listener: (state: State) => void): void {
  onChange = listener;
  onChange(state);
}

/**
 * Activates the new version and reloads the page. Drafts survive, as in any reload. The new version becomes active, and the page reloads,
 * only after the old version has finished its requests.
 */
export function takeOver(): void {
  const next = waiting;
  next?.addEventListener("statechange", () => {
    if (next.state === "activated") location.reload();
  });
  next?.postMessage("take-over");
}

/** Caches the page for offline use once the browser is idle. */
export async function cacheForOffline(): Promise<void> {
  // Do not cache in development, where files change constantly, or without a secure connection, because browsers then have no service
  // workers.
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  await idle();
  const script = trustedUrl("robotscope-offline", "service-worker.js");
  try {
    follow(await navigator.serviceWorker.register(script, { updateViaCache: "none" }));
  } catch (error) {
    // The page still works online.
    console.warn(error);
  }
}

function follow(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first version activates without waiting. A later version waits until the user chooses it.
    waiting = registration.active ? (registration.waiting ?? undefined) : undefined;
    set(waiting ? "new-version" : registration.active ? "ready" : "unknown");
  };
  const watch = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", watch);
  registration.active?.addEventListener("statechange", look);
  watch();
  look();
}

function set(next: State): void {
  if (next === state) return;
  state = next;
  onChange?.(state);
}
