import { readFileSync } from "node:fs";
import { groups } from "../../tests/frameworks/list.mjs";
import { inRoot } from "./paths.mjs";
import { Problem } from "./say.mjs";
import { sizeOf } from "./sizes.mjs";

/** The scripts that every engine needs. */
const scripts = ["engine.js", "inflate.js"];

/** The imports in the generated tables: their names, a description, and the files in `pkg` that an application ships. */
const imports = [
  { names: ["robotscope"], what: "everything", folder: "", files: ["index.js", "wasm.js", ...scripts] },
  {
    names: ["robotscope/robots-txt"],
    what: "robots.txt only: `isAllowed`, and `RobotsTxt` with `parse`, `isAllowed`, `isAllowedMany`, `check`, `groups`, `sitemaps`, `crawlDelay` …",
    folder: "robots-txt",
    files: ["index.js", "wasm.js", ...scripts],
  },
  {
    names: ["robotscope/robots-parser"],
    what: "the interface of the npm package robots-parser, with the engine for robots.txt only",
    folder: "robots-txt",
    files: ["../robots-parser/index.js", "index.js", "wasm.js", ...scripts],
  },
  {
    names: ["robotscope/init"],
    what: "everything; you choose when the engine is loaded, and from where",
    folder: "",
    files: ["init.js", "robotscope.wasm", ...scripts],
  },
  {
    names: ["robotscope/robots-txt/init"],
    what: "robots.txt only; you choose when the engine is loaded, and from where",
    folder: "robots-txt",
    files: ["init.js", "robotscope.wasm", ...scripts],
  },
  {
    names: ["robotscope/codemirror"],
    what: "the extension for CodeMirror, without CodeMirror and without an engine",
    folder: "codemirror",
    files: ["index.js"],
  },
];

/**
 * Returns the total compressed size of the files, rounded to a multiple of 10 kB: down if the excess is at most 2 kB, otherwise up. No
 * current size is close to that threshold, so builds on different machines generate the same text.
 *
 * @param {{ folder: string, files: string[] }} what
 * @param {"gzip" | "brotli"} [compression]
 */
function size({ folder, files }, compression = "gzip") {
  const bytes = files.map((file) => sizeOf(inRoot("dist", "package", "pkg", folder, file), compression));
  const total = bytes.reduce((sum, size) => sum + size, 0);
  return `${Math.ceil((total - 2_000) / 10_000) * 10} kB`;
}

/** @param {string} text */
const code = (text) => `\`${text}\``;

/** @param {string[][]} rows */
const table = ([head, ...rows]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const importTable = () =>
  table([
    ["import", "content", "gzip"],
    ...imports.map((one) => [one.names.map(code).join(", "), one.what, size(one)]),
  ]);

/** Returns a table of the tools that tests/frameworks tests. The versions of a tool share a row if their tests are the same. */
function frameworkTable() {
  /** @type {Map<string, string[]>} */
  const versions = new Map();
  for (const { name, version, ways, remark = "" } of groups.flatMap(({ cases }) => cases)) {
    const row = [name, Object.keys(ways).join(", "), remark].join(" | ");
    versions.set(row, [...(versions.get(row) ?? []), version]);
  }
  const rows = Array.from(versions, ([row, each]) => {
    const [name, ways, remark] = row.split(" | ");
    return [name, each.join(", "), ways, remark];
  });
  return table([["tool", "versions", "tested", "notes"], ...rows]);
}

const weightTable = () =>
  table([
    ["import", "gzip", "brotli"],
    ...imports.map((one) => [one.names.map(code).join(", "), size(one), size(one, "brotli")]),
  ]);

const sizeSentence = () =>
  `Compressed with gzip, \`robotscope\` adds ${size(imports[0])} to a page, and \`robotscope/robots-txt\` ${size(imports[1])}.`;

/** The functions that generate parts of pages, keyed by page and part name. */
const parts = {
  "README.md": { sizes: sizeSentence },
  "web/README.md": { imports: importTable, frameworks: frameworkTable },
  "docs/WEIGHT.md": { weights: weightTable },
};

export const pagesWithParts = Object.keys(parts);

/** Returns a page's text with up-to-date generated parts. @param {string} page */
export function withParts(page) {
  const made = Object.entries(parts[/** @type {keyof typeof parts} */ (page)]).map(([name, make]) => [name, make()]);
  return replaceParts(readFileSync(inRoot(page), "utf8"), Object.fromEntries(made), "npm run readme");
}

/**
 * Replaces the parts of a page. A comment with the part's name precedes and follows each part.
 *
 * @param {string} text
 * @param {Record<string, string>} parts
 * @param {string} command the command that updates the parts, for the comments
 */
export function replaceParts(text, parts, command) {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const [start, end] = [`<!-- ${name}: ${command} -->\n`, `<!-- end of ${name} -->`];
    const [from, to] = [text.indexOf(start), text.indexOf(end)];
    if (from < 0 || to < from) throw new Problem(`The page has no comments that mark the part “${name}”.`);
    return `${text.slice(0, from + start.length)}${part}\n${text.slice(to)}`;
  }, text);
}
