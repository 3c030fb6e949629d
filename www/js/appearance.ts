/** How the page looks: its colours and its contrast. js/first.ts has shown what was kept, before anything was painted. */
import { keptTheme, moreContrast, showTheme, THEME_KEY } from "./looks";

let chosen = keptTheme();

export const theme = (): string => chosen;

export function chooseTheme(name: string): void {
  chosen = name;
  try {
    localStorage.setItem(THEME_KEY, name);
  } catch {
    // A browser that keeps nothing forgets the choice.
  }
  showTheme(name);
}

moreContrast.addEventListener("change", () => showTheme(chosen));
