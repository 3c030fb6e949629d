import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";

const messages = inRoot("core", "data", "messages");

/** The languages of the engine and the page, English first. Each has a folder in core/data/messages and in www/messages. */
export const languages = ["en", ...readdirSync(messages).filter((language) => language !== "en")];

/** Writes a module of the package for each language except English, so that applications load only the languages that they use. */
export function makeLanguages() {
  const out = inRoot("web", "pkg", "messages");
  mkdirSync(out, { recursive: true });
  for (const language of languages.slice(1)) {
    const value = JSON.stringify({ language, messages: textOf(language) });
    const types = `import type { LanguageMessages } from "../index.js";\ndeclare const messages: LanguageMessages;\n`;
    writeFileSync(join(out, `${language}.js`), `export default ${value};\n`);
    writeFileSync(join(out, `${language}.cjs`), `module.exports = ${value};\n`);
    writeFileSync(join(out, `${language}.d.ts`), `${types}export default messages;\n`);
    writeFileSync(join(out, `${language}.d.cts`), `${types.replace(".js", ".cjs")}export = messages;\n`);
  }
}

/** Returns all messages of a language, without comments for translators. @param {string} language */
function textOf(language) {
  const files = readdirSync(join(messages, language)).sort();
  const text = files.map((file) => readFileSync(join(messages, language, file), "utf8")).join("\n");
  return text.replace(/^(?:#.*)?\n/gm, "");
}
