let tell: () => void;
/** Resolves when the page has taken its place and the browser has painted it. */
export const placed: Promise<void> = new Promise((done) => {
  tell = done;
});

/**
 * Puts the page, which is made out of sight, in the place of the picture that index.html shows until then. `isMade`: with all that is seen at
 * first. Before that the page has its answer, and the table is still to come below it: who waits for an answer (first.ts) gets it then.
 */
export function takePlace(isMade = true): void {
  if (!isMade && document.documentElement.dataset.first !== "kept") return;
  const page = document.querySelector("#page");
  while (page?.previousElementSibling) page.previousElementSibling.remove();
  page?.removeAttribute("hidden");
  // Where nobody looks there are no frames.
  setTimeout(tell, 1000);
  // No browser tells of it: what is painted now is no larger than what was there.
  requestAnimationFrame(() => requestAnimationFrame(tell));
}
