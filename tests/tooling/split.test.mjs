// What scripts/split makes of a module does the same as the module, whatever the list says.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import binaryen from "binaryen";
import { inRoot } from "../../scripts/lib/paths.mjs";

/** Calls between parts in all directions, directly, through the table and through an export; a global and memory that both change. */
const MODULE = `(module
  (type $unary (func (param i32) (result i32)))
  (import "js" "add" (func $add (param i32 i32) (result i32)))
  (memory (export "memory") 1)
  (data (i32.const 8) "\\2a")
  (data (i32.const 60) "\\6b\\00\\00\\00")
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
  (func $initial (export "initial") (result i32) (call $count) (i32.load8_u (i32.load (i32.const 60))))
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
  "initial",
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

/** A part of the data, which one function reads. */
const TEXT = "Hello, who reads this?";

/** A number as WebAssembly has it, in seven bits each. */
const number = (value) => (value < 128 ? [value] : [(value % 128) + 128, ...number(Math.floor(value / 128))]);
const sized = (bytes) => [...number(bytes.length), ...bytes];
const text = (value) => sized([...Buffer.from(value)]);
const custom = (name, ...bytes) => [0, ...sized([...text(name), ...bytes.flat()])];

/** The sections of a module: their kinds, and where their contents begin. */
function sections(module) {
  const found = [];
  for (let at = 8; at < module.length; ) {
    const kind = module[at++];
    let [size, bits] = [0, 0];
    for (let byte = 128; byte > 127; bits += 7) {
      byte = module[at++];
      size += (byte & 127) << bits;
    }
    found.push({ kind, start: at });
    at += size;
  }
  return found;
}

/**
 * What the linker says of a module's data (https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md): the first segment is written, the second
 * holds the address of the text, and the third has that text between two others. `outside` is added to the address by which code finds the text.
 */
function links(module, outside = 0) {
  const objects = [
    [0, 0, 1],
    [1, 0, 4],
    [2, 0, "before ".length],
    [2, "before ".length, TEXT.length],
    [2, "before ".length + TEXT.length, " behind".length],
  ];
  const segments = [3, ...text(".data"), 0, 0, ...text(".rodata"), 0, 0, ...text(".rodata"), 0, 0];
  const symbols = objects.flatMap((place, name) => [1, 0, ...text(`${name}`), ...place.flatMap(number)]);
  const [SEGMENTS, SYMBOLS, IN_CODE, IN_DATA, CODE, DATA] = [5, 8, 4, 5, 10, 11];
  const place = (own) => sections(module).findIndex(({ kind }) => kind === own);
  const pointer = Buffer.from(module).indexOf(Buffer.from([0x6b, 0, 0, 0])) - sections(module)[place(DATA)].start;
  return [
    ...custom("linking", 2, SEGMENTS, sized(segments), SYMBOLS, sized([objects.length, ...symbols])),
    ...custom("reloc.CODE", place(CODE), 1, IN_CODE, 0, 3, outside),
    ...custom("reloc.DATA", place(DATA), 1, IN_DATA, number(pointer), 3, 0),
  ];
}

before(() => {
  const module = binaryen.parseText(MODULE);
  module.setFeatures(binaryen.Features.All);
  binaryen.setDebugInfo(true);
  const whole = module.emitBinary();
  writeFileSync(at("whole.wasm"), whole);
  writeFileSync(at("linked.wasm"), Buffer.concat([whole, Buffer.from(links(whole))]));
  writeFileSync(at("outside.wasm"), Buffer.concat([whole, Buffer.from(links(whole, TEXT.length))]));
});
after(() => rmSync(folder, { recursive: true }));

const imports = { js: { add: (a, b) => a + b } };

/** What a program sees of the module. @param {any} exports */
const answers = ({ through, both, counted, said, initial, memory }) => [
  ...[through(1, 21), through(2, 3), both(5), counted()],
  ...[new Uint8Array(memory.buffer)[8], both(7), counted()],
  String.fromCharCode(...[...TEXT].map((_, place) => said(place)), initial()),
];

const PARTS = ["first.wasm", "second.wasm", "third.wasm"];

/** Splits the module: the first two lists name functions, the third part has all others. */
function parts(lists, linked = "linked.wasm") {
  const files = lists.flatMap((list, place) => {
    writeFileSync(at(`${place}.txt`), list.join("\n"));
    return [at(`${place}.txt`), at(PARTS[place])];
  });
  const { status, stderr } = split("split", at(linked), at("whole.wasm"), ...files, at(PARTS[lists.length]));
  assert.equal(status, 0, stderr);
  return PARTS.slice(0, lists.length + 1).map((name) => readFileSync(at(name)));
}

/**
 * The exports of all parts, and how often later ones were loaded: when an earlier one calls for them, or when an export is asked for that only a
 * later one has.
 */
function loaded(...lists) {
  const [first, ...later] = parts(lists).map((bytes) => new WebAssembly.Module(bytes));
  const state = { loads: 0 };
  /** @type {any} */
  const earlier = {};
  const load = (count) => {
    for (; state.loads < count; state.loads++)
      Object.assign(earlier, new WebAssembly.Instance(later[state.loads], { ...imports, earlier }).exports);
  };
  Object.assign(earlier, new WebAssembly.Instance(first, { ...imports, later: { load } }).exports);
  const get = (_, name) => {
    if (!(name in earlier)) load(later.length);
    return earlier[name];
  };
  return { exports: new Proxy({}, { get }), state };
}

test("parts do what the whole does, whichever functions are where", () => {
  const whole = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(at("whole.wasm"))), imports);
  const expected = answers(whole.exports);
  // By hand: 2 × 21, 3 × 42, 2 × 5 + 5 × 42, which are ten calls; 42, 2 × 7 + 7 × 42, six calls more.
  assert.deepEqual(expected, [42, 126, 220, 10, 42, 308, 16, `${TEXT}H`]);
  for (let places = 0; places < 3 ** NAMES.length; places += 163) {
    const of = (part) => NAMES.filter((_, place) => Math.floor(places / 3 ** place) % 3 === part);
    // All parts have something.
    const [first, second] = [of(0), of(1)];
    if (first.length === 0 || second.length === 0 || first.length + second.length === NAMES.length) continue;
    const { exports, state } = loaded(first, second);
    assert.deepEqual(answers(exports), expected, `${first.join()} and ${second.join()}`);
    assert.ok(state.loads <= 2);
  }
});

test("where a part has all that runs no later one is loaded, and a name whose hash has changed is known", () => {
  const others = NAMES.filter((name) => name !== "said");
  const { exports, state } = loaded(others);
  assert.deepEqual([exports.through(1, 21), exports.both(5), state.loads], [42, 220, 0]);
  const changed = loaded(others.map((name) => name.replace("0123456789abcdef", "ffffffffffffffff")));
  assert.deepEqual([changed.exports.both(5), changed.state.loads], [220, 0]);
});

test("data comes with the first part that refers to it, and an export with the part that has it", () => {
  const holds = (lists, linked) => parts(lists, linked).map((bytes) => bytes.includes(TEXT));
  const others = NAMES.filter((name) => !["said", "initial", "counted"].includes(name));
  assert.deepEqual(holds([[...others, "said"]]), [true, false]);
  assert.deepEqual(holds([others]), [false, true]);
  assert.deepEqual(holds([others, ["said"]]), [false, true, false]);
  assert.deepEqual(holds([others, ["counted"]]), [false, false, true]);
  assert.deepEqual(
    holds([[...others, "initial"], ["said"]]),
    [true, false, false],
    "by way of what is written in other data",
  );
  assert.deepEqual(holds([others, ["initial"]]), [false, true, false]);
  assert.deepEqual(
    holds([others], "outside.wasm"),
    [true, false],
    "something finds it by an address that is not its own",
  );
  const [first, second] = parts([others]);
  for (const text of ["before ", " behind"]) assert.ok(first.includes(text), "nothing is known to refer to it");
  const exported = (bytes) => WebAssembly.Module.exports(new WebAssembly.Module(bytes)).map((own) => own.name);
  assert.deepEqual([exported(first).includes("said"), exported(second).includes("said")], [false, true]);
});

test("what the linker says is left out for others, and exports that nobody calls", () => {
  assert.equal(split("plain", at("linked.wasm"), at("plain.wasm")).status, 0);
  const [plain, whole] = ["plain.wasm", "whole.wasm"].map((name) => readFileSync(at(name)));
  assert.equal(Buffer.compare(plain, whole), 0);
  const exported = (bytes) => WebAssembly.Module.exports(new WebAssembly.Module(bytes)).map((own) => own.name);
  assert.equal(split("plain", at("linked.wasm"), at("fewer.wasm"), "said", "both").status, 0);
  const fewer = exported(readFileSync(at("fewer.wasm")));
  assert.deepEqual([...fewer, "said", "both"].sort(), exported(whole).sort());
  assert.match(split("plain", at("linked.wasm"), at("a"), "saying").stderr, /no export saying/);
  const { status, stderr } = split("split", at("whole.wasm"), at("whole.wasm"), at("0.txt"), at("a"), at("b"));
  assert.equal(status, 1);
  assert.match(stderr, /--emit-relocs/);
});

test("the module that tells names the functions that are called", () => {
  const { status, stderr } = split("tell", at("whole.wasm"), at("telling.wasm"), at("names.txt"));
  assert.equal(status, 0, stderr);
  const names = readFileSync(at("names.txt"), "utf8").trim().split("\n");
  assert.deepEqual(names, NAMES);
  const called = new Set();
  const later = { called: (number) => called.add(names[number]) };
  const module = new WebAssembly.Module(readFileSync(at("telling.wasm")));
  /** @type {any} */
  const { exports } = new WebAssembly.Instance(module, { ...imports, later });
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
