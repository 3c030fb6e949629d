import { existsSync, readdirSync, readFileSync } from "node:fs";
import { languages } from "./languages.mjs";
import { inRoot } from "./paths.mjs";

const FOLDERS = ["core/data/messages", "extension/messages", "www/messages"];

/** Lists each language's missing messages as `file: name`. */
export function missingMessages() {
  return FOLDERS.flatMap((folder) =>
    languages.slice(1).flatMap((language) =>
      readdirSync(inRoot(folder, "en")).flatMap((file) => {
        const translated = namesIn(`${folder}/${language}/${file}`);
        const english = namesIn(`${folder}/en/${file}`);
        return english
          .filter((name) => !translated.includes(name))
          .map((name) => `${folder}/${language}/${file}: ${name}`);
      }),
    ),
  );
}

/** Returns the names of a Fluent file's messages and terms; an empty array if the file does not exist. @param {string} path */
function namesIn(path) {
  const text = existsSync(inRoot(path)) ? readFileSync(inRoot(path), "utf8") : "";
  return Array.from(text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm), ([, name]) => name);
}
