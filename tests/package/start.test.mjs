// Tests when Node.js compiles the engine, and from which file the engine is loaded.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { installPackage } from "../support/package.mjs";

const run = promisify(execFile);
let pkg;
const copies = [];

before(async () => {
  pkg = join(await installPackage(), "node_modules/robotscope/pkg");
});
after(() => Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true }))));

/** Copies the package's files to a new folder that exists until the tests end. */
async function copied() {
  const folder = await mkdtemp(join(tmpdir(), "robotscope-start-"));
  copies.push(folder);
  await cp(pkg, folder, { recursive: true });
  return folder;
}

/**
 * Returns the JSON output of a script. In the script, `modules` contains the sizes of the compiled engines, and `scripts()` returns the
 * number of loaded scripts that contain an engine.
 */
async function outputOf(folder, script) {
  const url = pathToFileURL(join(folder, "node.js")).href;
  const prepared = `
    import fs from "node:fs";
    import { createRequire } from "node:module";
    const modules = [];
    WebAssembly.Module = new Proxy(WebAssembly.Module, {
      construct: (Module, [bytes]) => { if (bytes.length > 100_000) modules.push(bytes.length); return new Module(bytes); },
    });
    const { RobotsTxt } = await import(${JSON.stringify(url)});
    const scripts = () => Object.keys(createRequire(import.meta.url).cache).filter((file) => file.endsWith("wasm.cjs")).length;
    ${script}`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", prepared]);
  return JSON.parse(stdout);
}

const ANSWER = `RobotsTxt.parse("User-agent: *\\nDisallow: /a").isAllowed("/a", "GPTBot")`;

test("compiles the engine once, on first use, from the .wasm file", async () => {
  for (const folder of [pkg, join(pkg, "robots-txt")]) {
    const [imported, answers, modules, scripts] = await outputOf(
      folder,
      `const imported = modules.length;
       const answers = [${ANSWER}, ${ANSWER}];
       console.log(JSON.stringify([imported, answers, modules.length, scripts()]));`,
    );
    assert.deepEqual([imported, answers, modules, scripts], [0, [false, false], 1, 0]);
  }
});

test("loads the engine from a script if the .wasm file is missing or invalid", async () => {
  const [without, other] = await Promise.all([copied(), copied()]);
  await rm(join(without, "robotscope.wasm"));
  await writeFile(join(other, "robotscope.wasm"), "another file of this name");
  for (const folder of [without, other]) {
    assert.deepEqual(await outputOf(folder, `console.log(JSON.stringify([${ANSWER}, modules.length, scripts()]))`), [
      false,
      1,
      1,
    ]);
  }
});

test("throws the original error if the engine cannot start, and retries on the next call", async () => {
  const script = `
    const { readFileSync } = fs;
    fs.readFileSync = () => { throw new Error("the disk is gone"); };
    let failure;
    try { ${ANSWER} } catch (error) { failure = error.message; }
    fs.readFileSync = readFileSync;
    console.log(JSON.stringify([failure, ${ANSWER}]));`;
  assert.deepEqual(await outputOf(pkg, script), ["the disk is gone", false]);
});
