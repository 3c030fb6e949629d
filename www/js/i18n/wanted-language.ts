import { stored } from "../startup/stored-theme";

export const LANGUAGE_KEY = "robotscope-language";

/** The tags of all languages (vite.config.ts). */
declare const LANGUAGES: readonly string[];

/** Returns the language that the user chose or the browser requests; English if the page supports none of them. */
export function wantedLanguage(): string {
  const wanted = [stored(LANGUAGE_KEY), ...navigator.languages].map((tag) => tag?.split("-")[0] ?? "");
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}
