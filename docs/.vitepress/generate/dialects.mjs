// The page of the dialects: their policies and the documentation of these, from the Rust sources.
import { readdirSync, readFileSync } from "node:fs";
import { crawlers, dialects } from "robotscope";
import { inRoot } from "../../../scripts/lib/paths.mjs";
import { code, link, plain, slug, table } from "./markdown.mjs";

const folder = inRoot("core", "crawl", "src", "dialect");
const { sources } = JSON.parse(readFileSync(inRoot("core", "crawl", "data", "sources.json"), "utf8"));

/** Returns the text of a Rust documentation comment without its example. @param {string} comment */
const docOf = (comment) =>
  comment
    .replace(/^ *\/\/\/ ?/gm, "")
    .replace(/```.*?```/gs, "")
    .replace("DIFFERENCE: the", "The")
    .trim()
    .replace(/\s+/g, " ");

/** Replaces links of Rust documentation: to a source by a link, to an item by its name. @param {string} doc */
const withSources = (doc) =>
  doc
    .replace(/\[`(?:\w+::)*(\w+)`\]/g, (_, name) => code(words(name)))
    .replace(/\[([a-z0-9-]+)\]/g, (_, id) => link(sources[id].title, sources[id].url));

/** Splits a Rust name into words. @param {string} name */
const words = (name) =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ")
    .replaceAll("_", " ")
    .toLowerCase();

/** A documentation comment and the name of the documented item, with attributes between them. */
const ITEM = /((?:^ *\/\/\/.*\n)+)(?:^ *#\[.*\n)*^ *(?:pub (?:const|enum) )?(\w+)/gm;

/** Returns the documentation of items by name. @param {string} text */
const docsOf = (text) => new Map(Array.from(text.matchAll(ITEM), ([, comment, name]) => [name, docOf(comment)]));

/** @returns {import("./main.mjs").Pages} */
export function dialectPages() {
  const text = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"))
    .join("\n");
  const docs = docsOf(text);
  const values = new Map(
    Array.from(text.matchAll(/^pub enum (\w+) \{\n(.*?)^\}/gms), ([, name, body]) => [name, docsOf(body)]),
  );
  const presets = new Map(
    Array.from(text.matchAll(/pub const (\w+): Self =\s*Self \{(.*?)\};/gs), ([, name, body]) => [name, body]),
  );
  const rows = (/** @type {string} */ body) =>
    Array.from(body.matchAll(/(\w+): (\w+)::(\w+)(?:\((.*?)\))?/g), ([, field, type, value, number]) => {
      if (field === "name") return [];
      const doc = values.get(type)?.get(value);
      if (!doc) throw new Error(`core/crawl/src/dialect has no documentation of ${type}::${value}`);
      return [[words(field), words(value), withSources(doc) + (number ? ` (${code(number)})` : "")]];
    }).flat();
  const readers = crawlers();
  const parts = dialects().map(({ name, title }) => {
    const constant = name.replaceAll("-", "_").toUpperCase();
    const [body, doc] = [presets.get(constant), docs.get(constant)];
    if (!body || !doc) throw new Error(`core/crawl/src/dialect/presets.rs has no dialect ${constant}`);
    const base = /\.\.Self::(\w+)/.exec(body)?.[1]?.toLowerCase().replaceAll("_", "-");
    const names = readers
      .filter(({ dialect }) => dialect === name)
      .map(({ token }) => `[${plain(token)}](./crawlers/${slug(token)}.md)`);
    const list = names.join(", ") || "none of the catalogue";
    return [
      `## ${plain(title)} {#${name}}`,
      withSources(doc),
      rows(body).length > 0 ? table(["policy", "value", "meaning"], rows(body)) : "",
      base ? `Everything else as in [${base}](#${base}).` : "",
      names.length > 40 ? `::: details ${names.length} crawlers\n${list}\n:::` : `Crawlers: ${list}.`,
    ]
      .filter(Boolean)
      .join("\n\n");
  });
  return {
    "dialects.md": `# Dialects

\`\`\`sh
printf 'User-agent: *\\nDisalow: /a\\n' | npx robotscope explain /a --robots - --readings
\`\`\`

A dialect is the way in which a crawler reads robots.txt. \`--dialect NAME\` of the command line and \`dialect\` of the npm
package choose one for all crawlers.

${parts.join("\n\n")}
`,
  };
}
