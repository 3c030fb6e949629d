let tell: () => void;
/** Resolves when the page has taken its place and the browser has painted it. */
export const placed: Promise<void> = new Promise((done) => {
  tell = done;
});

/** Puts the page, which is made out of sight, in the place of the picture that index.html shows until then. */
export function takePlace(): void {
  const page = document.querySelector("#page");
  while (page?.previousElementSibling) page.previousElementSibling.remove();
  page?.removeAttribute("hidden");
  const now = performance.now();
  // Where nobody looks nothing is painted, and some browsers do not say when they have.
  setTimeout(tell, 1000);
  if (PerformanceObserver.supportedEntryTypes?.includes("largest-contentful-paint")) {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().every(({ startTime }) => startTime < now)) return;
      observer.disconnect();
      tell();
    });
    observer.observe({ type: "largest-contentful-paint" });
  }
}
