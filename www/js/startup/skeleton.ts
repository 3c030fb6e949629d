import { deferred } from "./deferred";
import { adoptEarlyKeys } from "./early-keys";

const painting = deferred<void>();

/** Resolves once the page has replaced the skeleton and the browser has painted it. */
export const painted: Promise<void> = painting.promise;

/** Replaces the skeleton in index.html with the page, which has been rendered while hidden. */
export function replaceSkeleton(): void {
  const page = document.querySelector("#page");
  while (page?.previousElementSibling) page.previousElementSibling.remove();
  page?.removeAttribute("hidden");
  // Wait until the engine has returned, because it handles the field's events.
  queueMicrotask(adoptEarlyKeys);
  // A hidden tab runs no animation frames, so resolve after one second at the latest.
  setTimeout(painting.resolve, 1000);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painting.resolve, 50)));
}
