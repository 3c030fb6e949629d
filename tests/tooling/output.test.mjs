import assert from "node:assert/strict";
import { test } from "node:test";
import { countPassed } from "../../scripts/lib/tests.mjs";
import { wasmBindgen } from "../../scripts/lib/tools.mjs";
import { compilerMessage } from "../../scripts/lib/vite-rust-page.mjs";

test("adds up the passed tests in Cargo's output", () => {
  const output =
    "test result: ok. 12 passed; 0 failed\nnoise\n\x1b[1mtest result: \x1b[32mok\x1b[0m. 3 passed; 0 failed\n";
  assert.equal(countPassed(output), 15);
  assert.equal(countPassed("no tests to run!"), 0);
});

test("extracts the compiler's error from Cargo's output", () => {
  const output = [
    "   Compiling robotscope v0.1.0",
    "warning: unused",
    "\x1b[31merror[E0425]\x1b[0m: cannot find value",
    " --> www/src/lib.rs:7:25",
    "error: could not compile `robotscope-www`",
    "Error: `cargo build` failed",
  ].join("\n");
  assert.equal(compilerMessage(output), "error[E0425]: cannot find value\n --> www/src/lib.rs:7:25");
});

test("returns Cargo's whole output if it contains no compiler error", () => {
  assert.equal(compilerMessage("  linker not found\n"), "linker not found");
});

test("reads the version of wasm-bindgen from Cargo.lock", () => {
  assert.match(wasmBindgen().version, /^\d+\.\d+\.\d+$/);
});
