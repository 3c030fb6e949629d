import { addLanguage, type Language } from "robotscope/init";

/** In which language the worker explains: an option of whatever is asked. */
export const spoken: { language: Language } = { language: "en" };

/** Explains in this language from now on, with these messages; English needs none. */
export function speak(language: Language, messages: string | undefined): void {
  if (messages !== undefined) addLanguage({ language, messages });
  spoken.language = language;
}
