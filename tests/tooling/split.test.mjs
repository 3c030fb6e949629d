// What scripts/split makes of a module does the same as the module, whatever the list says.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import binaryen from "binaryen";
import { inRoot } from "../../scripts/lib/paths.mjs";

/** Calls between both parts in both directions, directly, through the table and through an export; a global and memory that both change. */
const MODULE = `(module
  (type $unary (func (param i32) (result i32)))
  (import "js" "add" (func $add (param i32 i32) (result i32)))
  (memory (export "memory") 1)
  (data (i32.const 8) "\\2a")
  (data (i32.const 100) "before Hello, who reads this? behind")
  (table $functions 4 4 funcref)
  (elem (i32.const 1) $double::h0123456789abcdef $square::h0123456789abcdef)
  (global $calls (mut i32) (i32.const 0))
  (func $count (global.set $calls (call $add (global.get $calls) (i32.const 1))))
  (func $double::h0123456789abcdef (param i32) (result i32) (call $count) (i32.mul (local.get 0) (i32.const 2)))
  (func $square::h0123456789abcdef (param i32) (result i32) (call $count) (i32.mul (local.get 0) (call $stored)))
  (func $stored (result i32) (call $count) (i32.load8_u (i32.const 8)))
  (func $through (export "through") (param i32 i32) (result i32)
    (call $count) (call_indirect (type $unary) (local.get 1) (local.get 0)))
  (func $both (export "both") (param i32) (result i32)
    (i32.add (call $through (i32.const 1) (local.get 0)) (call $through (i32.const 2) (local.get 0))))
  (func $said (export "said") (param i32) (result i32) (call $count) (i32.load8_u (i32.add (i32.const 107) (local.get 0))))
  (func $counted (export "counted") (result i32) (global.get $calls) (call $count))
)`;
const NAMES = [
  "count",
  "double::h0123456789abcdef",
  "square::h0123456789abcdef",
  "stored",
  "through",
  "both",
  "said",
  "counted",
];

const folder = mkdtempSync(join(tmpdir(), "robotscope-split-"));
const at = (name) => join(folder, name);
const split = (...args) =>
  spawnSync(
    "cargo",
    [
      ...["run", "--quiet", "--release", "--locked", "--target-dir", inRoot("target", "split")],
      ...["--manifest-path", inRoot("scripts", "split", "Cargo.toml"), "--", ...args],
    ],
    { encoding: "utf8" },
  );

before(() => {
  const module = binaryen.parseText(MODULE);
  module.setFeatures(binaryen.Features.All);
  binaryen.setDebugInfo(true);
  writeFileSync(at("whole.wasm"), module.emitBinary());
});
after(() => rmSync(folder, { recursive: true }));

const imports = { js: { add: (a, b) => a + b } };

/** What a program sees of the module. @param {any} exports */
const answers = ({ through, both, counted, said, memory }) => [
  ...[through(1, 21), through(2, 3), both(5), counted()],
  ...[new Uint8Array(memory.buffer)[8], both(7), counted()],
  String.fromCharCode(...[...TEXT].map((_, place) => said(place))),
];

/** A part of the data, which one function reads. */
const TEXT = "Hello, who reads this?";

/**
 * The exports of both parts, and how often the second one was loaded: when the first one calls for it, or when an export is asked for that only the
 * second one has.
 */
function loaded(list) {
  writeFileSync(at("list.txt"), list.join("\n"));
  writeFileSync(at("text.txt"), TEXT);
  const files = ["whole.wasm", "list.txt", "first.wasm", "second.wasm", "text.txt"].map(at);
  const { status, stderr } = split("split", ...files);
  assert.equal(status, 0, stderr);
  const [first, second] = ["first.wasm", "second.wasm"].map((name) => new WebAssembly.Module(readFileSync(at(name))));
  const state = { loads: 0 };
  /** @type {any} */
  let late;
  const load = () => {
    if (late) return;
    state.loads++;
    late = new WebAssembly.Instance(second, { ...imports, first: instance.exports }).exports;
  };
  const instance = new WebAssembly.Instance(first, { ...imports, second: { load } });
  const get = (_, name) => {
    if (!(name in instance.exports)) load();
    return instance.exports[name] ?? late[name];
  };
  return { exports: new Proxy({}, { get }), state };
}

test("two parts do what one does, whichever functions are hot", () => {
  const whole = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(at("whole.wasm"))), imports);
  const expected = answers(whole.exports);
  // By hand: 2 × 21, 3 × 42, 2 × 5 + 5 × 42, which are ten calls; 42, 2 × 7 + 7 × 42, six calls more.
  assert.deepEqual(expected, [42, 126, 220, 10, 42, 308, 16, TEXT]);
  for (let hot = 0; hot < 2 ** NAMES.length; hot += 3) {
    const list = NAMES.filter((_, place) => hot & (1 << place));
    const { exports, state } = loaded(list);
    assert.deepEqual(answers(exports), expected, list.join());
    assert.ok(state.loads <= 1, list.join());
  }
});

test("where all are hot nothing is loaded, and a name whose hash has changed is known", () => {
  assert.equal(loaded(NAMES).state.loads, 0);
  const { exports, state } = loaded(NAMES.map((name) => name.replace("0123456789abcdef", "ffffffffffffffff")));
  answers(exports);
  assert.equal(state.loads, 0);
});

test("a text that nothing hot reads comes with the second part, and so does an export that is not hot", () => {
  const holds = (name) => readFileSync(at(name)).includes(TEXT);
  const exported = (name) =>
    WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(at(name)))).map((own) => own.name);
  loaded(NAMES);
  assert.deepEqual([holds("first.wasm"), holds("second.wasm")], [true, false]);
  assert.ok(exported("first.wasm").includes("said"));
  loaded(NAMES.filter((name) => name !== "said"));
  assert.deepEqual([holds("first.wasm"), holds("second.wasm")], [false, true]);
  assert.ok(readFileSync(at("first.wasm")).includes("before "));
  assert.ok(readFileSync(at("first.wasm")).includes(" behind"));
  assert.ok(!exported("first.wasm").includes("said"));
  assert.ok(exported("second.wasm").includes("said"));
});

test("the module that tells names the functions that are called", () => {
  const { status, stderr } = split("tell", at("whole.wasm"), at("telling.wasm"), at("names.txt"));
  assert.equal(status, 0, stderr);
  const names = readFileSync(at("names.txt"), "utf8").trim().split("\n");
  assert.deepEqual(names, NAMES);
  const called = new Set();
  const second = { called: (number) => called.add(names[number]) };
  const module = new WebAssembly.Module(readFileSync(at("telling.wasm")));
  /** @type {any} */
  const { exports } = new WebAssembly.Instance(module, { ...imports, second });
  exports.through(1, 21);
  assert.deepEqual([...called], ["through", "count", "double::h0123456789abcdef"]);
});

test("what is no module is said to be none", () => {
  writeFileSync(at("text.wasm"), "no module");
  const { status, stderr } = split("tell", at("text.wasm"), at("telling.wasm"), at("names.txt"));
  assert.equal(status, 1);
  assert.match(stderr, /^robotscope-split: /);
  assert.match(split("tell", at("none.wasm"), at("a"), at("b")).stderr, /none\.wasm cannot be read/);
});
