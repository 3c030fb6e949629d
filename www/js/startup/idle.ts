/** Resolves once the page has loaded and the browser is idle. */
export async function idle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((done) => window.addEventListener("load", done, { once: true }));
  }
  await new Promise<void>((done) => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 2000 });
    else setTimeout(done, 200);
  });
}
