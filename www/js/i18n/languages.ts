/** The page's languages. English messages are compiled into the WebAssembly module. Those of other languages are loaded on demand. */

import loaders from "virtual:messages";
import { LANGUAGE_KEY, wantedLanguage } from "./wanted-language";

const load = (tag: string) => loaders[tag]?.();

let spoken = "en";
let text: string | undefined;
const listeners: ((tag: string, text: string | undefined) => void)[] = [];

/** Registers a function to be called each time the user changes the language. */
export const onLanguage = (listener: (typeof listeners)[number]): void => void listeners.push(listener);

/** Loads the messages for the language that the user chose or the browser requests. Call this before the page starts. */
export async function prepareLanguage(): Promise<void> {
  const tag = wantedLanguage();
  try {
    text = (await load(tag))?.default;
    spoken = tag;
  } catch (error) {
    // Fall back to English, which is always available.
    console.warn(error);
  }
}

export const language = (): string => spoken;

export const messages = (): string | undefined => text;

/**
 * Returns the Fluent source of a single-line message, including any placeholders. Returns `undefined` if the page is in English or if its
 * language lacks the message.
 */
export const message = (name: string): string | undefined => text?.match(new RegExp(`^${name} = (.*)$`, "m"))?.[1];

export async function loadMessages(tag: string): Promise<string> {
  text = (await load(tag))?.default;
  spoken = tag;
  // Notify a running worker. A worker that starts later receives the language at its start.
  for (const listener of listeners) listener(tag, text);
  try {
    localStorage.setItem(LANGUAGE_KEY, tag);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
  return text ?? "";
}
