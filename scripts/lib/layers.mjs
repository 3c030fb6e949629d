/** Whether the modules of a crate depend on each other in one direction. */
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { inRoot } from "./paths.mjs";
import { Problem } from "./say.mjs";

/** Module → the modules that it depends on → the files that make it so. @typedef {Map<string, Map<string, Set<string>>>} Graph */

/**
 * The crates whose modules have no cycle, but for those that are known: such a list may only become shorter. What is apart is a feature,
 * which knows no other.
 *
 * @type {{ sources: string, known?: string[][], apart?: string[] }[]}
 */
const CRATES = [
  {
    sources: "core/src",
    // A RobotsTxt keeps the groups of each dialect, and a crawler names how its engine reads pages and failures. Issue 17 cuts it.
    known: [["availability", "crawlers", "dialect", "directives", "matching", "robots_txt"]],
  },
  { sources: "www/src", apart: ["page", "urls", "compare", "generate"] },
];

/** Comments, and literals that may hold what looks like a path. */
const NO_CODE = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\bb?r(#*)"[\s\S]*?"\1|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[^\n]|[^'\\\n])'/g;

/** An item that is compiled for tests only: the attributes, and the code up to its end. */
const TEST_ITEM = /#\[cfg\((?:all\()?test\b[^\]]*\]\s*(?:#\[[^\]]*\]\s*)*/g;

/** Behind what begins at `from`: the end of the first statement or block. @param {string} code @param {number} from */
function endOfItem(code, from) {
  for (let depth = 0, at = from; at < code.length; at++) {
    if (code[at] === "{") depth++;
    else if (code[at] === "}" && --depth === 0) return at + 1;
    else if (code[at] === ";" && depth === 0) return at + 1;
  }
  return code.length;
}

/** The code without what only tests compile, and the modules that only they have. @param {string} text */
function parse(text) {
  const code = text.replace(NO_CODE, " ");
  const tests = [];
  let kept = "";
  let done = 0;
  for (const found of code.matchAll(TEST_ITEM)) {
    if (found.index < done) continue;
    kept += code.slice(done, found.index);
    done = endOfItem(code, found.index + found[0].length);
    const module = /^(?:pub(?:\([^)]*\))? )?mod (\w+);$/.exec(code.slice(found.index + found[0].length, done).trim());
    if (module) tests.push(module[1]);
  }
  return { code: kept + code.slice(done), tests };
}

/** The parts of a group, such as `a::{b, c}` and `d` of `{a::{b, c}, d}`, which begins at `from`. @param {string} code @param {number} from */
function parts(code, from) {
  const inside = code.slice(from + 1, endOfItem(code, from) - 1);
  const found = [""];
  let depth = 0;
  for (const character of inside) {
    depth += character === "{" ? 1 : character === "}" ? -1 : 0;
    if (character === "," && depth === 0) found.push("");
    else found[found.length - 1] += character;
  }
  return found.map((part) => part.trim()).filter((part) => part !== "");
}

/** The first names of all paths that begin at the root of the crate. @param {string} code @param {string[]} own the file's module */
function namesAtRoot(code, own) {
  const names = [];
  for (const found of code.matchAll(/\b(crate|super(?:\s*::\s*super)*)\s*::\s*(\w+|\{)/g)) {
    const isRoot = found[1] === "crate" || found[1].match(/super/g)?.length === own.length;
    if (!isRoot) continue;
    const from = found.index + found[0].length - 1;
    names.push(...(found[2] === "{" ? parts(code, from).map((part) => part.split("::")[0].trim()) : [found[2]]));
  }
  return names;
}

/** What a root file names anew: name → module. @param {string} code @param {Set<string>} modules */
function reexports(code, modules) {
  const names = new Map();
  for (const found of code.matchAll(/\bpub(?:\([^)]*\))? use (?:crate::|self::)?(\w+)::([^;]*);/g)) {
    if (!modules.has(found[1])) continue;
    for (const name of found[2].matchAll(/\w+/g)) names.set(name[0], found[1]);
  }
  return names;
}

/** Which module of a crate depends on which. @param {string} sources the folder with `lib.rs` @returns {Graph} */
export function graph(sources) {
  const all = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".rs"));
  const files = all.sort().map((file) => {
    const path = file.replace(/\.rs$/, "").split(sep);
    const module = ["mod", "lib"].includes(path.at(-1) ?? "") ? path.slice(0, -1) : path;
    return { file, module, ...parse(readFileSync(join(sources, file), "utf8")) };
  });
  const ofTests = files.flatMap(({ module, tests }) => tests.map((name) => [...module, name].join("::")));
  const isOfTests = (/** @type {string[]} */ module) =>
    ofTests.some((test) => `${module.join("::")}::`.startsWith(`${test}::`));
  const compiled = files.filter(({ module }) => !isOfTests(module));
  const modules = new Set(compiled.map(({ module }) => module[0]).filter((name) => name !== undefined));
  const root = compiled.find(({ module }) => module.length === 0);
  const names = reexports(root?.code ?? "", modules);
  /** @type {Graph} */
  const edges = new Map([...modules].map((name) => [name, new Map()]));
  for (const { file, module, code } of compiled) {
    for (const name of namesAtRoot(code, module)) {
      const target = modules.has(name) ? name : names.get(name);
      if (target === undefined || module.length === 0 || target === module[0]) continue;
      const own = edges.get(module[0]);
      own?.set(target, (own.get(target) ?? new Set()).add(file));
    }
  }
  return edges;
}

/** The sets of modules that depend on each other, each in order. @param {Graph} edges */
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
 * What is wrong with the modules of a crate, for people.
 *
 * @param {Graph} edges
 * @param {{ known?: string[][], apart?: string[] }} rules
 */
export function complaints(edges, { known = [], apart = [] } = {}) {
  const complaints = [];
  const found = cycles(edges);
  for (const set of found) {
    const before = known.find((own) => own.some((module) => set.includes(module))) ?? [];
    const added = set.filter((module) => !before.includes(module));
    if (added.length > 0) {
      const what =
        before.length > 0
          ? `${added.join(", ")} came into the cycle of ${before.join(", ")}`
          : `a cycle of ${set.join(", ")}`;
      const isOf = (/** @type {string} */ from, /** @type {string} */ to) => added.includes(from) || added.includes(to);
      complaints.push(
        [what, ...named(edges, (from, to) => set.includes(from) && set.includes(to) && isOf(from, to))].join("\n"),
      );
    }
  }
  for (const set of known) {
    const gone = set.filter((module) => !found.some((own) => own.includes(module)));
    if (gone.length > 0)
      complaints.push(`${gone.join(", ")} left a known cycle: take it out of the list in scripts/lib/layers.mjs`);
  }
  const touching = named(edges, (from, to) => apart.includes(from) && apart.includes(to));
  if (touching.length > 0) complaints.push(["features that depend on each other", ...touching].join("\n"));
  return complaints;
}

/** Dependencies with the files that make them. @param {Graph} edges @param {(from: string, to: string) => boolean} isNamed */
function named(edges, isNamed) {
  const all = [...edges].flatMap(([from, own]) => [...own].map(([to, files]) => ({ from, to, files })));
  const wanted = all.filter(({ from, to }) => isNamed(from, to));
  return wanted.map(({ from, to, files }) => `  ${from} → ${to}: ${[...files].join(", ")}`);
}

/** Fails where modules depend on each other. */
export function checkLayers() {
  const wrong = CRATES.flatMap(({ sources, ...rules }) =>
    complaints(graph(inRoot(sources)), rules).map((complaint) => `${sources}: ${complaint}`),
  );
  if (wrong.length > 0) throw new Problem(wrong.join("\n\n"));
}
