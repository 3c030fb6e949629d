import { CASE } from "../share/storage";

/** Reloads the page without stored cases, because their content may be what stops the engine. */
export function startAgain(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (/^robotscope-(?!theme|language|shortcuts)/.test(key)) localStorage.removeItem(key);
    sessionStorage.removeItem(CASE);
  } catch {
    // Without storage, there is nothing to remove.
  }
  location.replace(location.pathname);
}
