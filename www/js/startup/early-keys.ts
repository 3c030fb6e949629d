/**
 * Handles keys pressed before the page is ready. The skeleton looks like the page, so users may type into its URL field. Such keys must not
 * act as shortcuts (www/src/app/shortcuts.rs).
 */

/** The maximum pause between two key presses that belong to the same input, in milliseconds. */
const PAUSE = 1000;

const listening = new AbortController();
let isReady = false;
let readyAt = Number.POSITIVE_INFINITY;
let lastKeyAt = Number.NEGATIVE_INFINITY;
/** `true` if the user has clicked on the skeleton's URL field. */
let isFieldClicked = false;
/** The characters typed since that click, while the page was not ready. */
let typed = "";

export function watchEarlyKeys(): void {
  // Listen in the capture phase, so that these listeners run before the shortcuts.
  const options = { capture: true, signal: listening.signal };
  addEventListener("pointerdown", clicked, options);
  addEventListener("keydown", pressed, options);
}

/** Copies the text from the skeleton's URL field to the page's. Called once the page has replaced the skeleton. */
export function adoptEarlyKeys(): void {
  isReady = true;
  readyAt = performance.now();
  const field = document.querySelector<HTMLInputElement>("#page #url");
  if (!isFieldClicked || !field) return;
  field.focus();
  field.select();
  if (typed === "") return;
  field.value = typed;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function clicked({ clientX, clientY }: PointerEvent): void {
  if (isReady) {
    listening.abort();
    return;
  }
  // The skeleton is inert, so it is never the target of an event.
  const field = document.querySelector(".first #url")?.getBoundingClientRect();
  isFieldClicked =
    field !== undefined &&
    field.left <= clientX &&
    clientX < field.right &&
    field.top <= clientY &&
    clientY < field.bottom;
  typed = "";
}

function pressed(event: KeyboardEvent): void {
  // Keys pressed before the page was ready may arrive after it is.
  if (event.timeStamp > readyAt && event.timeStamp - lastKeyAt > PAUSE) {
    listening.abort();
    return;
  }
  lastKeyAt = performance.now();
  const isField = event.target instanceof Element && event.target.matches("input, textarea, [contenteditable]");
  if (isField || event.ctrlKey || event.altKey || event.metaKey || event.key?.length !== 1) {
    if (isFieldClicked && !isReady && event.key === "Backspace") typed = typed.slice(0, -1);
    return;
  }
  event.stopImmediatePropagation();
  if (!isFieldClicked || isReady) return;
  // Otherwise, a space would scroll the page.
  event.preventDefault();
  typed += event.key;
}
