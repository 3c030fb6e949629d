/** The page without a network: a service worker keeps all of its files (www/offline, scripts/lib/offline.mjs). */
import { idle } from "./idle";
import { trustedUrl } from "./trusted";

type State = "unknown" | "ready" | "new-version";

let state: State = "unknown";
let tell: ((state: State) => void) | undefined;
let waiting: ServiceWorker | undefined;

/** Whom to tell the state, now and whenever it changes. */
export function onOffline(teller: (state: State) => void): void {
  tell = teller;
  tell(state);
}

/**
 * The new version takes the place of this one, and the page is loaded again: its texts are kept as for any reload. Not before the new one
 * answers, which it does when the old one has ended what it was doing.
 */
export function takeOver(): void {
  const next = waiting;
  next?.addEventListener("statechange", () => {
    if (next.state === "activated") location.reload();
  });
  next?.postMessage("take-over");
}

/** Keeps the page for later, when the browser has nothing better to do. */
export async function keepForOffline(): Promise<void> {
  // In development files change all the time. Without a secure connection there are no service workers.
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  await idle();
  const script = trustedUrl("robotscope-offline", "service-worker.js");
  try {
    follow(await navigator.serviceWorker.register(script, { updateViaCache: "none" }));
  } catch (error) {
    // Then the page needs a network, as most do.
    console.warn(error);
  }
}

function follow(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first one does not wait; one that does is for whoever wants it.
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
  tell?.(state);
}
