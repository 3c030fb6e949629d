import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";

const ENGINE = inRoot("core", "data", "messages");
const PAGE = inRoot("www", "messages");

/**
 * The engine's languages, English first. Each language has a folder in core/data/messages. If the page is translated into the language, it
 * also has a folder in www/messages.
 */
export const languages = ["en", ...readdirSync(ENGINE).filter((language) => language !== "en")];

/** Returns the engine's messages in a language as JSON, as `addLanguage` expects them. @param {string} language */
export const engineMessages = (language) => JSON.stringify({ language, messages: textOf(filesIn(ENGINE, language)) });

/** Writes a package module for each language except English, so that applications load only the languages that they use. */
export function makeLanguages() {
  const out = inRoot("web", "pkg", "messages");
  mkdirSync(out, { recursive: true });
  for (const language of languages.slice(1)) {
    const value = engineMessages(language);
    const types = `import type { LanguageMessages } from "../index.js";\ndeclare const messages: LanguageMessages;\n`;
    writeFileSync(join(out, `${language}.js`), `export default ${value};\n`);
    writeFileSync(join(out, `${language}.cjs`), `module.exports = ${value};\n`);
    writeFileSync(join(out, `${language}.d.ts`), `${types}export default messages;\n`);
    writeFileSync(join(out, `${language}.d.cts`), `${types.replace(".js", ".cjs")}export = messages;\n`);
  }
}

/**
 * Returns a package.json's `exports` with one entry per language instead of `./messages/*`.
 *
 * @param {Record<string, unknown>} exports
 */
export function withLanguages(exports) {
  const entries = Object.entries(exports).flatMap((entry) =>
    entry[0].includes("*")
      ? languages.slice(1).map((language) => JSON.parse(JSON.stringify(entry).replaceAll("*", language)))
      : [entry],
  );
  return Object.fromEntries(entries);
}

/** Returns the paths of the message files that the page uses: its own and the engine's. @param {string} language */
export const pageFiles = (language) => [PAGE, ENGINE].flatMap((folder) => filesIn(folder, language));

/** Concatenates message files without the translators' comments. @param {string[]} files */
export function textOf(files) {
  const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
  return text.replace(/^(?:#.*)?\n/gm, "");
}

/** Returns a language's message files, or an empty array if it has no folder yet. @param {string} folder @param {string} language */
function filesIn(folder, language) {
  const path = join(folder, language);
  return existsSync(path)
    ? readdirSync(path, { encoding: "utf8" })
        .sort()
        .map((file) => join(path, file))
    : [];
}
