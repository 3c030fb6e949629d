/** Sets the theme as two attributes of the root element, which styles/tokens.css uses. */

export const THEME_KEY = "robotscope-theme";
export const moreContrast = matchMedia("(prefers-contrast: more)");

export function showTheme(theme: string): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.contrast = theme === "contrast" || moreContrast.matches ? "more" : "normal";
}

export const storedTheme = (): string => stored(THEME_KEY) ?? "system";

/** Returns a stored value, or `null` if there is none or the browser denies access. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
