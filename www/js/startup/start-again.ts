import { CASE } from "../share/storage";

/** Deletes the stored cases and reloads the page: a case's content may be the reason why the engine stops. */
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
