/** Checks that a crate's modules depend on each other in one direction only. */
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { inRoot } from "../../scripts/lib/paths.mjs";

/**
 * Each module's dependencies, with the files that cause them: module → dependency → files.
 *
 * @typedef {Map<string, Map<string, Set<string>>>} Graph
 */

/**
 * The crates whose modules must have no cyclic dependencies. `inside` names a module whose submodules are checked instead. Modules in
 * `apart` are features, which must not depend on each other. The document `page` has a diagram of the layers, and `part` is the crate's
 * index in it.
 *
 * @type {{ sources: string, inside?: string[], apart?: string[], page?: string, part?: number }[]}
 */
const CRATES = [
  { sources: "core/src", page: "docs/ARCHITECTURE.md", part: 0 },
  { sources: "core/crawl/src", page: "docs/ARCHITECTURE.md", part: 1 },
  { sources: "hosts/src" },
  { sources: "python/rust" },
  { sources: "www/src", apart: ["page", "urls", "compare", "generate"] },
  { sources: "www/src", inside: ["page"] },
];

/** Matches comments and literals, which may contain text that looks like a path. */
const NO_CODE = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\bb?r(#*)"[\s\S]*?"\1|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[^\n]|[^'\\\n])'/g;

/**
 * Matches a test-only item. rustfmt's formatting is assumed: the item ends at the first semicolon, or at a closing brace with the item's
 * indentation.
 */
const TEST_ITEM = /^( *)#\[cfg\((?:all\()?test\b[^\]]*\](?:\s*#\[[^\]]*\])*\s*([^{;]*;|[^{]*\{[\s\S]*?^\1\})/gm;

/** Removes test-only items and expands `use` paths. Returns the code and the names of test-only modules. @param {string} text */
function parse(text) {
  const code = text.replace(NO_CODE, " ");
  const tests = Array.from(
    code.matchAll(TEST_ITEM),
    ([, , item]) => /^(?:pub(?:\([^)]*\))? )?mod (\w+);$/.exec(item)?.[1],
  );
  return {
    code: code.replace(TEST_ITEM, "").replace(/\buse [^;]*;/g, expand),
    tests: tests.filter((name) => name !== undefined),
  };
}

/** Expands the paths in a `use`: `a::{b, c}` becomes `a::b, a::c`. @param {string} use @returns {string} */
function expand(use) {
  const expanded = use.replace(/([\w:]*)\{([^{}]*)\}/g, (_, before, list) =>
    list
      .split(",")
      .flatMap((/** @type {string} */ path) => (path.trim() === "" ? [] : [before + path.trim()]))
      .join(", "),
  );
  return expanded === use ? use : expand(expanded);
}

/**
 * Returns all paths in the code that start with `crate` or `super`, relative to the crate's root.
 * @param {string} code
 * @param {string[]} module the file's module
 */
function paths(code, module) {
  return Array.from(code.matchAll(/\b(?:crate|super)(?:::\w+)+/g), ([text]) => {
    const path = text.split("::");
    const ups = path.findIndex((name) => name !== "super");
    return path[0] === "crate" ? path.slice(1) : [...module.slice(0, module.length - ups), ...path.slice(ups)];
  });
}

/** Returns the re-exports in the root file of a crate or module: name → module. @param {string} code @param {Set<string>} modules */
function reexports(code, modules) {
  const names = new Map();
  for (const [, paths] of code.matchAll(/\bpub(?:\([^)]*\))? use ([^;]*);/g)) {
    for (const path of paths.split(", ")) {
      const [module, ...rest] = path.replace(/^(?:crate|self)::/, "").split(/::| as /);
      if (modules.has(module)) for (const name of rest) names.set(name, module);
    }
  }
  return names;
}

/**
 * Returns the dependencies between the submodules of a module.
 *
 * @param {string} sources the folder with `lib.rs`
 * @param {string[]} inside the parent of these modules; empty for the crate's top level
 * @returns {Graph}
 */
export function graph(sources, inside = []) {
  const all = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".rs"));
  const files = all.sort().map((file) => {
    const path = file.replace(/\.rs$/, "").split(sep);
    const module = ["mod", "lib"].includes(path.at(-1) ?? "") ? path.slice(0, -1) : path;
    return { file, module, ...parse(readFileSync(join(sources, file), "utf8")) };
  });
  const starts = (/** @type {string[]} */ path, /** @type {string[]} */ start) =>
    start.every((name, place) => path[place] === name);
  const ofTests = files.flatMap(({ module, tests }) => tests.map((name) => [...module, name]));
  const compiled = files.filter(
    ({ module }) => starts(module, inside) && !ofTests.some((test) => starts(module, test)),
  );
  const root = compiled.find(({ module }) => module.length === inside.length);
  /** @type {Graph} */
  const edges = new Map();
  for (const { module } of compiled) {
    const name = module[inside.length];
    if (name !== undefined) edges.set(name, new Map());
  }
  const names = reexports(root?.code ?? "", new Set(edges.keys()));
  for (const { file, module, code } of compiled) {
    const targets = edges.get(module[inside.length] ?? "");
    if (targets === undefined) continue;
    for (const path of paths(code, module).filter((path) => starts(path, inside))) {
      const name = path[inside.length] ?? "";
      const target = edges.has(name) ? name : names.get(name);
      if (target !== undefined && target !== module[inside.length])
        targets.set(target, (targets.get(target) ?? new Set()).add(file));
    }
  }
  return edges;
}

/** Returns each set of mutually dependent modules. The names in a set are sorted. @param {Graph} edges */
export function cycles(edges) {
  /** @param {string} from */
  const reached = (from) => {
    const seen = new Set();
    const open = [from];
    for (let module = open.pop(); module !== undefined; module = open.pop()) {
      for (const next of edges.get(module)?.keys() ?? []) {
        if (!seen.has(next)) open.push(next);
        seen.add(next);
      }
    }
    return seen;
  };
  const reach = new Map([...edges.keys()].map((module) => [module, reached(module)]));
  const rings = [...reach].filter(([module, seen]) => seen.has(module));
  const sets = rings.map(([module, seen]) => [...seen].filter((other) => reach.get(other)?.has(module)).sort());
  return [...new Map(sets.map((set) => [set.join(), set])).values()];
}

/**
 * Returns the modules in each layer of a diagram, highest layer first. In the diagram, a dash begins the explanation of a layer, and a
 * horizontal line separates two crates.
 *
 * @param {string} page
 * @param {number} [part] counted from 0
 */
export function layersIn(page, part = 0) {
  const diagram = /^```layers\n([\s\S]*?)^```$/m.exec(page)?.[1] ?? "";
  const parts = diagram.split(/^─.*$/m);
  const rows = (parts[part] ?? "").split("\n").map((row) => row.replace(/–.*/, "").match(/\w+/g) ?? []);
  return rows.filter((row) => row.length > 0);
}

/**
 * Returns a message for each cycle, each dependency that breaks the rules, and each difference from the diagram.
 *
 * @param {Graph} edges
 * @param {{ apart?: string[], layers?: string[][] }} rules
 */
export function complaints(edges, { apart = [], layers } = {}) {
  const complaints = cycles(edges).map((set) =>
    [`a cycle of ${set.join(", ")}`, ...named(edges, (from, to) => set.includes(from) && set.includes(to))].join("\n"),
  );
  const touching = named(edges, (from, to) => apart.includes(from) && apart.includes(to));
  if (touching.length > 0) complaints.push(["features that depend on each other", ...touching].join("\n"));
  return layers ? [...complaints, ...misdrawn(edges, layers)] : complaints;
}

/** Returns the differences between the modules and a diagram of their layers. @param {Graph} edges @param {string[][]} layers */
function misdrawn(edges, layers) {
  const place = new Map(layers.flatMap((row, height) => row.map((module) => [module, height])));
  const missing = [...edges.keys()].filter((module) => !place.has(module));
  const gone = [...place.keys()].filter((module) => !edges.has(module));
  const upwards = named(edges, (from, to) => (place.get(to) ?? Infinity) <= (place.get(from) ?? -1));
  return [
    ...missing.map((module) => `${module} is missing from the diagram of the layers`),
    ...gone.map((module) => `${module} is in the diagram of the layers, but no such module exists`),
    ...(upwards.length > 0 ? [["modules that depend on their own layer or one above", ...upwards].join("\n")] : []),
  ];
}

/**
 * Formats the selected dependencies with the files that cause them.
 * @param {Graph} edges
 * @param {(from: string, to: string) => boolean} isNamed
 */
function named(edges, isNamed) {
  const all = [...edges].flatMap(([from, targets]) => [...targets].map(([to, files]) => ({ from, to, files })));
  const wanted = all.filter(({ from, to }) => isNamed(from, to));
  return wanted.map(({ from, to, files }) => `  ${from} → ${to}: ${[...files].join(", ")}`);
}

/** Returns the errors in all crates. */
export const allComplaints = () =>
  CRATES.flatMap(({ sources, inside, apart, page, part }) => {
    const layers = page === undefined ? undefined : layersIn(readFileSync(inRoot(page), "utf8"), part);
    return complaints(graph(inRoot(sources), inside), { apart, layers }).map((complaint) => `${sources}: ${complaint}`);
  });
