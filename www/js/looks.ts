/** How the page looks is two attributes of its root; styles/tokens.css knows them. */

export const THEME_KEY = "robotscope-theme";
export const moreContrast = matchMedia("(prefers-contrast: more)");

export function showTheme(theme: string): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.contrast = theme === "contrast" || moreContrast.matches ? "more" : "normal";
}

export const keptTheme = (): string => kept(THEME_KEY) ?? "system";

/** What the browser keeps by a name; nothing in a browser that keeps nothing. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
