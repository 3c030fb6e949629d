/**
 * Prevents keys from acting as shortcuts (www/src/app/shortcuts.rs) if they are pressed before the page is ready. Users may type as soon as
 * the skeleton looks like the page.
 */

/** The maximum pause between two key presses that belong to the same input, in milliseconds. */
const PAUSE = 1000;

let readyAt = Number.POSITIVE_INFINITY;

export function watchEarlyKeys(): void {
  const listening = new AbortController();
  let lastKeyAt = Number.NEGATIVE_INFINITY;
  const pressed = (event: KeyboardEvent): void => {
    // Compare time stamps, because keys pressed before the page was ready may arrive after it is.
    if (event.timeStamp > readyAt && event.timeStamp - lastKeyAt > PAUSE) {
      listening.abort();
      return;
    }
    lastKeyAt = performance.now();
    const isField = event.target instanceof Element && event.target.matches("input, textarea, [contenteditable]");
    if (!isField && event.key?.length === 1) event.stopImmediatePropagation();
  };
  // Listen in the capture phase, to be called before the shortcuts.
  addEventListener("keydown", pressed, { capture: true, signal: listening.signal });
}

/** Lets keys act as shortcuts again after the next pause. */
export function endEarlyKeys(): void {
  readyAt = performance.now();
}
