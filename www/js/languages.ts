/** The languages of the page. English is inside of the WebAssembly; each other one is a file that is loaded when it is wanted. */

import { LANGUAGE_KEY, wantedLanguage } from "./wanted-language";

const LOADERS = import.meta.glob<{ default: string }>("./languages/*.ts");
const load = (tag: string) => LOADERS[`./languages/${tag}.ts`]?.();

let spoken = "en";
let text: string | undefined;
const changed: ((tag: string, text: string | undefined) => void)[] = [];

/** Calls `told` whenever the user has chosen another language. */
export const onLanguage = (told: (typeof changed)[number]): void => void changed.push(told);

/** Reads the messages of the language that the user chose or the browser asks for; to be called before the page starts. */
export async function prepareLanguage(): Promise<void> {
  const tag = wantedLanguage();
  try {
    text = (await load(tag))?.default;
    spoken = tag;
  } catch (error) {
    // Then the page speaks English, which it always can.
    console.warn(error);
  }
}

export const language = (): string => spoken;

export const messages = (): string | undefined => text;

/** One of them that is a line without anything to choose; none if the page speaks English. */
export const message = (name: string): string | undefined => text?.match(new RegExp(`^${name} = (.*)$`, "m"))?.[1];

export async function loadMessages(tag: string): Promise<string> {
  text = (await load(tag))?.default;
  spoken = tag;
  // Only if there is a worker; one that starts later asks for the language itself.
  for (const told of changed) told(tag, text);
  try {
    localStorage.setItem(LANGUAGE_KEY, tag);
  } catch {
    // A browser that keeps nothing forgets the choice.
  }
  return text ?? "";
}
