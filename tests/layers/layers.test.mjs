import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { allComplaints, complaints, cycles, graph, layersIn } from "./layers.mjs";

/** @param {Record<string, string>} files @param {string[]} [inside] */
function graphOf(files, inside) {
  const folder = mkdtempSync(join(tmpdir(), "layers-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return graph(folder, inside);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {import("./layers.mjs").Graph} edges */
const written = (edges) =>
  [...edges].flatMap(([from, targets]) => [...targets.keys()].map((to) => `${from}→${to}`)).sort();

test("the crates contain no dependency cycle and no dependency on a higher layer", () => {
  assert.equal(allComplaints().join("\n\n"), "");
});

const layered = {
  "lib.rs": "mod low;\nmod middle;\nmod top;\npub use low::{Deep as Renamed, Plain};",
  "low.rs": "pub struct Plain;\npub struct Deep;",
  "middle/mod.rs": "mod inner;\nuse super::low;",
  "middle/inner/deep.rs": "use super::super::super::low::Plain;\nuse super::super::own;",
  "top.rs": "use crate::{\n    low::{self, Plain},\n    middle::{inner::{Deep, Other}, own},\n};",
};

test("finds no cycle if all dependencies point in one direction", () => {
  const edges = graphOf(layered);
  assert.deepEqual(written(edges), ["middle→low", "top→low", "top→middle"]);
  assert.deepEqual(cycles(edges), []);
  assert.deepEqual(complaints(edges), []);
});

test("reports a cycle with the files that cause it", () => {
  const edges = graphOf({ ...layered, "low.rs": "fn low() { crate::middle::inner::go() }" });
  assert.deepEqual(cycles(edges), [["low", "middle"]]);
  const [complaint, ...others] = complaints(edges);
  assert.deepEqual(others, []);
  assert.match(complaint, /a cycle of low, middle/);
  assert.match(complaint, /low → middle: low\.rs$/m);
  assert.match(complaint, /middle → low: middle\/inner\/deep\.rs, middle\/mod\.rs$/m);
  assert.doesNotMatch(complaint, /top/);
});

test("attributes the use of a re-export to the module that defines the item", () => {
  for (const name of ["Plain", "Renamed"]) {
    const edges = graphOf({ ...layered, "middle/inner/deep.rs": `use crate::${name};`, "middle/mod.rs": "" });
    assert.deepEqual(written(edges), ["middle→low", "top→low", "top→middle"]);
  }
});

test("ignores dependencies in comments, literals and test-only code", () => {
  const low = [
    "// use crate::top;",
    "/* use crate::top;",
    "*/",
    'const A: &str = "crate::top"; const B: &str = r#"crate::top"#; const C: char = \'"\';',
    "#[cfg(test)]",
    "use crate::top;",
    "#[cfg(test)]",
    "mod cases;",
    "#[cfg(test)]",
    "mod tests {",
    "    use crate::middle;",
    "    fn nested() { { crate::top::go() } }",
    "}",
  ];
  const edges = graphOf({ ...layered, "low.rs": low.join("\n"), "low/cases.rs": "use crate::top;" });
  assert.deepEqual(cycles(edges), []);
  const behind = graphOf({ ...layered, "low.rs": [...low, "use crate::top;"].join("\n") });
  assert.deepEqual(cycles(behind), [["low", "middle", "top"]]);
});

test("rejects dependencies between features", () => {
  assert.match(complaints(graphOf(layered), { apart: ["middle", "low"] }).join(), /middle → low/);
  assert.deepEqual(complaints(graphOf({ ...layered, "top.rs": "" }), { apart: ["middle", "top"] }), []);
});

test("finds cycles among submodules", () => {
  const files = {
    "lib.rs": "mod outer;",
    "outer/mod.rs": "mod low;\nmod top;\npub(crate) use low::Low;",
    "outer/low.rs": "use super::super::outer::top;",
    "outer/top/mod.rs": "use crate::outer::{Low};",
  };
  assert.deepEqual(cycles(graphOf(files)), []);
  assert.deepEqual(cycles(graphOf(files, ["outer"])), [["low", "top"]]);
});

test("reports modules that the diagram omits, or does not place above their dependencies", () => {
  const diagram = (/** @type {string[]} */ ...rows) =>
    layersIn(["# Title", "```layers", ...rows, "```", "low"].join("\n"));
  const drawn = (/** @type {string[][]} */ layers) => complaints(graphOf(layered), { layers }).join("\n");
  assert.deepEqual(diagram("top – of middle", "middle", "low"), [["top"], ["middle"], ["low"]]);
  assert.equal(drawn(diagram("top", "middle", "low")), "");
  assert.match(drawn(diagram("top", "low")), /^middle is missing from the diagram/);
  assert.match(drawn(diagram("top", "middle", "low old")), /^old is in the diagram of the layers, but no such module/);
  assert.match(drawn(diagram("middle", "top", "low")), /one above\n {2}top → middle: top\.rs$/);
  assert.match(
    drawn(diagram("top", "middle low")),
    /one above\n {2}middle → low: middle\/inner\/deep\.rs, middle\/mod\.rs$/,
  );
  assert.match(drawn(layersIn("no diagram")), /low is missing from the diagram/);
});

test("a horizontal line in a diagram starts the next crate", () => {
  const page = ["```layers", "top", "middle", "─── crate", "low", "```"].join("\n");
  assert.deepEqual([layersIn(page), layersIn(page, 1), layersIn(page, 2)], [[["top"], ["middle"]], [["low"]], []]);
});
