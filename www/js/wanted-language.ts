import { kept } from "./looks";

export const LANGUAGE_KEY = "robotscope-language";

/** English is what is spoken to all others. */
const LANGUAGES = ["en", "de", "th", "zh"];

/** The language that the user chose or the browser asks for. */
export function wantedLanguage(): string {
  const wanted = [kept(LANGUAGE_KEY), ...navigator.languages].map((tag) => tag?.split("-")[0] ?? "");
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}
