import { readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { Problem } from "./say.mjs";

/** @typedef {{ message: string, placeholders?: Record<string, { content: string }> }} BrowserMessage */

/** The folders in `_locales` whose names differ from the language tag. The Chrome Web Store accepts Chinese only with a region. */
const FOLDERS = { zh: "zh_CN" };

/** Returns the folder in `_locales` for a language. @param {string} language */
export const localeFolder = (language) => FOLDERS[language] ?? language;

/**
 * Returns the messages of a language in the format of `_locales`. Omits untranslated messages, which browsers replace with the English
 * messages. The additional message `language` contains the language's tag.
 *
 * https://developer.chrome.com/docs/extensions/reference/api/i18n
 *
 * @param {string} language
 */
export async function browserMessages(language) {
  const english = await messagesIn("en");
  /** @type {Record<string, BrowserMessage>} */
  const messages = { language: { message: language } };
  for (const [name, parts] of await messagesIn(language)) {
    const variables = variablesIn(english.get(name) ?? []);
    const unknown = variablesIn(parts).find((variable) => !variables.includes(variable));
    if (unknown !== undefined)
      throw new Problem(`The message “${name}” (${language}) uses $${unknown}, which the English message lacks.`);
    messages[browserName(name)] = {
      message: parts
        .map((part) => (typeof part === "string" ? part.replaceAll("$", "$$$$") : `$${part.variable}$`))
        .join(""),
      ...(variables.length > 0 && {
        placeholders: Object.fromEntries(variables.map((variable, idx) => [variable, { content: `$${idx + 1}` }])),
      }),
    };
  }
  return messages;
}

/** Returns the variables of each message, in the order in which `getMessage` expects their values. */
export const messageVariables = async () =>
  Object.fromEntries(Array.from(await messagesIn("en"), ([name, parts]) => [name, variablesIn(parts)]));

/** Returns a name that `getMessage` accepts: it does not accept hyphens. @param {string} name */
const browserName = (name) => name.replaceAll("-", "_");

/** @typedef {string | { variable: string }} Part */

/** @param {Part[]} parts */
const variablesIn = (parts) => [...new Set(parts.flatMap((part) => (typeof part === "string" ? [] : [part.variable])))];

/** Returns the parts of each message in a language. @param {string} language @returns {Promise<Map<string, Part[]>>} */
async function messagesIn(language) {
  // Import late: `setUp` may have to install @fluent/syntax first.
  const { FluentParser } = await import("@fluent/syntax");
  const path = inRoot("extension", "messages", language, "extension.ftl");
  const { body } = new FluentParser().parse(readFileSync(path, "utf8"));
  const messages = body.flatMap((entry) => (entry.type === "Message" ? [entry] : []));
  return new Map(
    messages.map(({ id, value }) => [id.name, (value?.elements ?? []).map((part) => partOf(id.name, part))]),
  );
}

/** @param {string} message @param {import("@fluent/syntax").TextElement | import("@fluent/syntax").Placeable} element @returns {Part} */
function partOf(message, element) {
  if (element.type === "TextElement") return element.value.replaceAll(/\s*\n\s*/g, " ");
  const { expression } = element;
  if (expression.type === "VariableReference") return { variable: expression.id.name };
  throw new Problem(`The message “${message}” of the browser extension may contain only text and variables.`);
}
