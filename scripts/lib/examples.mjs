/** Public types and functions of Rust sources that occur in no example. Sources are as rustfmt writes them, which tells where a block ends. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";

/** Name → text. @typedef {Record<string, string>} Files */
/** @typedef {{ place: string, name: string, module: string[], owner: string | null, isFunction: boolean, hasExample: boolean }} Item */

const ITEM = /^(\s*)pub (?:(?:const|unsafe|async) )*(struct|enum|union|trait|type|fn) (\w+)/;
const LEFT_OUT = /^\s*#\[cfg\((?:all\()?test\b|^(?:macro_rules!|impl\b.* for )/;
/** What an example says of a type, a function and a method. A member of an enum can be called as a type is, and a module as a method is. */
const USES = {
  type: (/** @type {string} */ name) => new RegExp(`(?<![A-Z]\\w*::)\\b${name}\\b`),
  function: (/** @type {string} */ name) => new RegExp(`\\b${name}\\(`),
  method: (/** @type {string} */ name) => new RegExp(`\\.${name}\\(|\\b[A-Z]\\w*::${name}\\b`),
};
const FENCE = /^\s*```/;

/** The path of a file's module, such as `["a", "b"]` of `a/b.rs`. @param {string} name */
function moduleOf(name) {
  return name
    .replace(/\.rs$/, "")
    .replace(/\/mod$|^lib$/, "")
    .split("/")
    .filter(Boolean);
}

/** The lines without blocks that only tests compile, macros, and what implements a trait; those are empty. @param {string} text */
function publicLines(text) {
  let end = "";
  return text.split("\n").map((line) => {
    const indent = line.slice(0, line.length - line.trimStart().length);
    if (end === "" && LEFT_OUT.test(line)) {
      end = line.endsWith("}") ? "" : `${indent}}`;
      return "";
    }
    if (end === "") return line;
    const isOver =
      line.startsWith(end) || (!line.trimStart().startsWith("#[") && line.endsWith(";") && indent.length < end.length);
    if (isOver) end = "";
    return "";
  });
}

/** The code of all examples in the comments of a file, or in Markdown. @param {string} name @param {string} text */
export function examplesIn(name, text) {
  const code = [];
  let isExample = false;
  let isInside = false;
  for (const line of text.split("\n")) {
    const said = name.endsWith(".md") ? line : line.match(/^\s*\/\/[/!] ?(.*)$/)?.[1];
    if (said === undefined) isInside = false;
    else if (FENCE.test(said)) {
      isInside = !isInside;
      isExample = /^\s*```(?:rust)?$/.test(said);
    } else if (isInside && isExample) code.push(said.replace(/(^|\s)\/\/ .*/, ""));
  }
  return code.join("\n");
}

/** The paths of a `use`, each with the name that it gets. @param {string} tree @returns {[string[], string][]} */
function pathsOf(tree) {
  const group = /^(.*?)\{(.*)\}$/s.exec(tree.trim());
  const before = (group?.[1] ?? "").split("::").filter(Boolean);
  return (group?.[2] ?? tree)
    .split(/,(?![^{]*\})/)
    .filter((part) => part.trim())
    .flatMap((part) => {
      if (part.includes("{")) return pathsOf(before.join("::") + (before.length ? "::" : "") + part.trim());
      const [path, name] = part.trim().split(" as ");
      const all = [...before, ...path.split("::")];
      return /** @type {[string[], string][]} */ ([[all, name ?? all.at(-1)]]);
    });
}

/** Which names a crate shows under which paths. @param {Files} files */
function exports(files) {
  /** @type {Set<string>} */
  const modules = new Set([""]);
  /** Path of what is shown → the module that shows it, and the name. @type {Map<string, [string[], string][]>} */
  const shown = new Map();
  for (const [file, text] of Object.entries(files)) {
    const module = moduleOf(file);
    for (const [, attributes, kind, what] of text.matchAll(/^((?:#\[.*\]\n)*)pub (mod|use) ([^;]+);/gm)) {
      if (attributes.includes("doc(hidden)")) continue;
      if (kind === "mod") modules.add([...module, what].join("::"));
      else
        for (const [[first, ...rest], name] of pathsOf(what.replace(/\s+/g, " "))) {
          const start =
            first === "crate"
              ? []
              : first === "super"
                ? module.slice(0, -1)
                : first === "self"
                  ? module
                  : [...module, first];
          const path = [...start, ...rest].join("::");
          shown.set(path, [...(shown.get(path) ?? []), [module, name]]);
        }
    }
  }
  /** @param {string[]} module */
  const isPublic = (module) => module.every((_, at) => modules.has(module.slice(0, at + 1).join("::")));
  /** @param {string[]} module @param {string} name @returns {boolean} */
  const isShown = (module, name) =>
    isPublic(module) || (shown.get([...module, name].join("::")) ?? []).some(([by, as]) => isShown(by, as));
  return isShown;
}

/** The public items of a file that are not hidden; of functions in an `impl`, the owner is the type. @param {string} file @param {string} text */
function itemsIn(file, text) {
  /** @type {Item[]} */
  const items = [];
  let owner = null;
  let comment = "";
  for (const [at, line] of publicLines(text).entries()) {
    if (/^\s*(?:\/\/|#\[)/.test(line)) {
      comment += `${line}\n`;
      continue;
    }
    const opened = /^impl(?:<.*?>)? (\w+)/.exec(line);
    if (opened) owner = opened[1];
    else if (line.startsWith("}")) owner = null;
    const [, indent, kind, name] = ITEM.exec(line) ?? [];
    // Deeper than a member of an `impl` or of a macro such as `names!` nothing is public.
    if (name !== undefined && indent.length <= 4 && !comment.includes("doc(hidden)"))
      items.push({
        place: `${file}:${at + 1}`,
        name,
        module: moduleOf(file),
        owner,
        isFunction: kind === "fn",
        hasExample: comment.includes("```"),
      });
    if (line.trim() !== "") comment = "";
  }
  return items;
}

/**
 * The public items of a crate that occur in no example. A name that several types have counts only in examples of their own module.
 *
 * @param {Files} files by their paths in `src`
 * @param {{ place: string, code: string }[]} examples by where they are: the path in `src`
 */
export function withoutExample(files, examples) {
  const isShown = exports(files);
  const all = Object.entries(files).flatMap(([file, text]) => itemsIn(file, text));
  const types = all.filter((item) => item.owner === null && !item.isFunction && isShown(item.module, item.name));
  /** @param {Item} item */
  const isOwned = (item) => {
    const own = all.some((type) => type.name === item.owner && type.module.join() === item.module.join());
    return own
      ? types.some((type) => type.name === item.owner && type.module.join() === item.module.join())
      : types.some((type) => type.name === item.owner);
  };
  const isPublic = (/** @type {Item} */ item) =>
    item.owner === null ? isShown(item.module, item.name) : isOwned(item);
  return all.filter((item) => {
    if (item.hasExample || (item.isFunction && item.name === "as_str") || !isPublic(item)) return false;
    const isShared = !item.isFunction && types.filter((type) => type.name === item.name).length > 1;
    const used = USES[item.isFunction ? (item.owner === null ? "function" : "method") : "type"](item.name);
    const own = examples.filter(({ place }) => !isShared || moduleOf(place)[0] === item.module[0]);
    return !own.some(({ code }) => used.test(code));
  });
}

/** What the crates of `core` show without an example, each with its place. */
export function examplesMissing() {
  const crates = ["core/src", "core/crawl/src"].map((folder) => {
    const names = readdirSync(inRoot(folder), { recursive: true, encoding: "utf8" });
    const sources = names.filter((name) => name.endsWith(".rs") && !/(^|\/)tests(\.rs|\/)/.test(name));
    const files = Object.fromEntries(sources.map((name) => [name, readFileSync(join(inRoot(folder), name), "utf8")]));
    return { folder, files };
  });
  const examples = crates.flatMap(({ files }) =>
    Object.entries(files).map(([name, text]) => ({ place: name, code: examplesIn(name, text) })),
  );
  examples.push({ place: "", code: examplesIn("README.md", readFileSync(inRoot("core/README.md"), "utf8")) });
  return crates.flatMap(({ folder, files }) =>
    withoutExample(files, examples).map(({ place, name }) => `${folder}/${place}: ${name}`),
  );
}
