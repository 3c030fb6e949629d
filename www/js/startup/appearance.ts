/** The page's theme. js/startup/first.ts has already applied the stored theme before the first paint. */
import { moreContrast, showTheme, storedTheme, THEME_KEY } from "./stored-theme";

let chosen = storedTheme();

export const theme = (): string => chosen;

export function chooseTheme(name: string): void {
  chosen = name;
  try {
    localStorage.setItem(THEME_KEY, name);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
  showTheme(name);
}

moreContrast.addEventListener("change", () => showTheme(chosen));
