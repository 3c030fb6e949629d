/** How the page looks: its colours and its contrast. Imported before the page starts, so that nothing flashes. */

const KEY = "robotscope-theme";
const more = matchMedia("(prefers-contrast: more)");

let chosen = kept() ?? "system";

export const theme = (): string => chosen;

export function chooseTheme(name: string): void {
  chosen = name;
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A browser that keeps nothing forgets the choice.
  }
  show();
}

function show(): void {
  const { dataset } = document.documentElement;
  dataset.theme = chosen;
  dataset.contrast = chosen === "contrast" || more.matches ? "more" : "normal";
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

more.addEventListener("change", show);
show();
