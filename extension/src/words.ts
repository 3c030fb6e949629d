import variables from "virtual:variables";

/** Returns a message of the extension in the browser's language. The messages are in extension/messages. */
export function say(name: string, values: Readonly<Record<string, string>> = {}): string {
  const names = variables[name];
  if (names === undefined) throw new TypeError(`there is no message “${name}”`);
  const given = names.map((variable) => {
    const value = values[variable];
    if (value === undefined) throw new TypeError(`the message “${name}” needs a value for “${variable}”`);
    return value;
  });
  return chrome.i18n.getMessage(name.replaceAll("-", "_"), given);
}

/** Returns the language in which the browser shows the messages, such as "de". */
export const language = (): string => chrome.i18n.getMessage("language");

/** Formats a time of day. */
export const timeOfDay = (at: number): string =>
  new Intl.DateTimeFormat(language(), { timeStyle: "medium" }).format(at);

/** Formats a date with the time of day. */
export const dateAndTime = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);
