import { stored } from "../startup/stored-theme";

export const LANGUAGE_KEY = "robotscope-language";

/** The tags of all supported languages. vite.config.ts defines this constant. */
declare const LANGUAGES: readonly string[];

/** Returns the language that the user chose. Failing that, returns the first supported language that the browser requests, or English. */
export function wantedLanguage(): string {
  const wanted = [stored(LANGUAGE_KEY), ...navigator.languages].map((tag) => tag?.split("-")[0] ?? "");
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}
