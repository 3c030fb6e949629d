let tell: () => void;
/** Resolves when the page has taken its place and has been painted. */
export const placed: Promise<void> = new Promise((done) => {
  tell = done;
});

/** Puts the page, which is made out of sight, in the place of the picture that index.html shows until then. */
export function takePlace(): void {
  const page = document.querySelector("#page");
  while (page?.previousElementSibling) page.previousElementSibling.remove();
  page?.removeAttribute("hidden");
  // After the next picture; of what nobody sees there is none.
  if (document.hidden) tell();
  else requestAnimationFrame(() => setTimeout(tell));
}
