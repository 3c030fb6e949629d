import assert from "node:assert/strict";
import { test } from "node:test";
import { examplesIn, examplesMissing, withoutExample } from "../../scripts/lib/examples.mjs";

/** What a crate that is made up shows without an example. @param {Record<string, string>} files */
const missing = (files) => {
  const examples = Object.entries(files).map(([place, text]) => ({ place, code: examplesIn(place, text) }));
  return withoutExample(files, examples).map(({ place, name }) => `${place} ${name}`);
};

/** A comment with an example. @param {string} code @param {string} [fence] */
const example = (code, fence = "```") => `/// About it.\n///\n/// ${fence}\n/// ${code}\n/// \`\`\`\n`;

test("a type and a function that occur in no example are found", () => {
  const text =
    "/// About it.\npub struct Found;\n\nimpl Found {\n    /// About it.\n    pub const fn method(&self) {\n    }\n}\n\npub fn free() {}\n";
  assert.deepEqual(missing({ "lib.rs": text }), ["lib.rs:2 Found", "lib.rs:6 method", "lib.rs:10 free"]);
  assert.deepEqual(missing({ "lib.rs": `${example("free(Found.method())")}pub fn other() {}\n${text}` }), []);
  assert.deepEqual(missing({ "lib.rs": `${example("Some(Found).map(Found::method)")}${text}` }), ["lib.rs:15 free"]);
});

test("the own example is enough, in the middle of attributes and in an enum of names too", () => {
  const names = `names! {\n${example("x").replaceAll("///", "    ///")}    #[non_exhaustive]\n    pub enum Kind {\n        A = "a",\n    }\n}\n`;
  assert.deepEqual(missing({ "lib.rs": names }), []);
  assert.deepEqual(missing({ "lib.rs": "names! {\n    /// About it.\n    pub enum Kind {\n    }\n}\n" }), [
    "lib.rs:3 Kind",
  ]);
});

test("a comment beside the code, text and a comment in the code are no examples", () => {
  const item = "/// [`Item`] is one.\npub struct Item;\n";
  assert.deepEqual(missing({ "lib.rs": item }), ["lib.rs:2 Item"]);
  assert.deepEqual(missing({ "lib.rs": `${item}${example("Item", "```text")}fn a() {}\n` }), ["lib.rs:2 Item"]);
  assert.deepEqual(missing({ "lib.rs": `${item}${example("let a = 1; // An Item.")}fn a() {}\n` }), ["lib.rs:2 Item"]);
  assert.deepEqual(missing({ "lib.rs": `${item}${example("Other::Item")}fn a() {}\n` }), ["lib.rs:2 Item"]);
});

test("what nobody outside can name needs none", () => {
  const inner =
    "pub struct Inner;\n\nimpl Inner {\n    pub fn method(&self) {}\n}\n\npub(crate) struct Own;\n\nimpl Own {\n    pub fn own(&self) {}\n}\n";
  const at = (/** @type {string} */ root) =>
    missing({ "lib.rs": root, "a/mod.rs": "pub(crate) mod b;\npub use b::Inner;\n", "a/b.rs": inner });
  assert.deepEqual(at("mod a;\n"), []);
  assert.deepEqual(at("#[doc(hidden)]\npub mod a;\n"), []);
  assert.deepEqual(at("mod a;\n#[doc(hidden)]\npub use a::Inner;\n"), []);
  for (const root of [
    "pub mod a;\n",
    "mod a;\npub use a::{Inner as Outer, Own};\n",
    "mod a;\npub use crate::a::Inner;\n",
  ]) {
    assert.deepEqual(at(root), ["a/b.rs:1 Inner", "a/b.rs:4 method"], root);
  }
});

test("hidden items, what tests alone compile, traits that are implemented and as_str need none", () => {
  const text = [
    "#[doc(hidden)]\npub fn hidden() {}\n",
    "#[cfg(test)]\nmod tests {\n    pub struct Test;\n}\n",
    "#[cfg(test)]\nmod more;\n",
    "impl Iterator for u8 {\n    pub fn next(&self) {}\n}\n",
    "macro_rules! made {\n    pub fn inside() {}\n}\n",
    `${example("Kind")}pub struct Kind;\n\nimpl Kind {\n    pub fn as_str(self) {}\n}\n`,
  ];
  assert.deepEqual(missing({ "lib.rs": `${text.join("\n")}pub fn last() {}\n` }), ["lib.rs:30 last"]);
});

test("of types with the same name, each occurs in its own module", () => {
  const files = {
    "lib.rs": "pub mod a;\npub mod b;\n",
    "a.rs": `pub struct Same;\n${example("Same")}fn a() {}\n`,
    "b.rs": "pub struct Same;\n",
  };
  assert.deepEqual(missing(files), ["b.rs:1 Same"]);
});

test("every public type and function of core occurs in an example", () => {
  assert.deepEqual(examplesMissing(), []);
});
