import { addLanguage, type Language } from "robotscope/init";

/** The language of explanations, in the form of an option for the engine's functions. */
export const spoken: { language: Language } = { language: "en" };

/** Sets the language of later explanations and registers its messages. English messages are built in. */
export function speak(language: Language, messages: string | undefined): void {
  if (messages !== undefined) addLanguage({ language, messages });
  spoken.language = language;
}
