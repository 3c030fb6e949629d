import { CASE } from "./share/kept";

/** Loads the page without what was kept, which may be what stops the engine. */
export function startAgain(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (/^robotscope-(?!theme|language|shortcuts)/.test(key)) localStorage.removeItem(key);
    sessionStorage.removeItem(CASE);
  } catch {
    // Then nothing was kept.
  }
  location.replace(location.pathname);
}
