/** Puts the page, which is made out of sight, in the place of the picture that index.html shows until then. */
export function takePlace(): void {
  const page = document.querySelector("#page");
  while (page?.previousElementSibling) page.previousElementSibling.remove();
  page?.removeAttribute("hidden");
}
