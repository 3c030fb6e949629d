import { endEarlyKeys } from "./early-keys";

let resolvePainted = () => {};

/** Resolves once the page has replaced the skeleton and the browser has painted it. */
export const painted = new Promise<void>((resolve) => {
  resolvePainted = resolve;
});

/** Replaces the skeleton in index.html with the page, which has been rendered while hidden. */
export function replaceSkeleton(): void {
  const page = document.querySelector("#page");
  const early = document.querySelector<HTMLInputElement>(".first #url");
  const isFocused = early !== null && early === document.activeElement;
  while (page?.previousElementSibling) page.previousElementSibling.remove();
  page?.removeAttribute("hidden");
  endEarlyKeys();
  // Wait until the engine has returned, because it handles the events that `adopt` causes.
  if (early) queueMicrotask(() => adopt(early, isFocused));
  // A hidden tab runs no animation frames, so resolve after one second at the latest.
  setTimeout(resolvePainted, 1000);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolvePainted, 50)));
}

/** Copies the text, the selection and the focus from the skeleton's URL field to the page's. */
function adopt(early: HTMLInputElement, isFocused: boolean): void {
  const field = document.querySelector<HTMLInputElement>("#page #url");
  if (!field) return;
  const { value, selectionStart, selectionEnd } = early;
  if (isFocused) field.focus();
  if (value === "") {
    if (isFocused) field.select();
    return;
  }
  field.value = value;
  field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
