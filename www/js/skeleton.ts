import { deferred } from "./deferred";

const painting = deferred<void>();

/** Resolves when the page has replaced the skeleton and the browser has painted it. */
export const painted: Promise<void> = painting.promise;

/** Shows the page, which is rendered out of sight, instead of the skeleton in index.html. */
export function replaceSkeleton(): void {
  const page = document.querySelector("#page");
  while (page?.previousElementSibling) page.previousElementSibling.remove();
  page?.removeAttribute("hidden");
  // A hidden tab has no frames.
  setTimeout(painting.resolve, 1000);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painting.resolve, 50)));
}
