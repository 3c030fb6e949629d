// Compares download sizes with the budgets in budgets.json.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { packed } from "../../scripts/lib/browser-extension.mjs";
import { needsRelease, pageManifest } from "../../scripts/lib/build.mjs";
import { hostModules } from "../../scripts/lib/hosts.mjs";
import { tarball } from "../../scripts/lib/package.mjs";
import { inRoot, page } from "../../scripts/lib/paths.mjs";
import { sizeOf } from "../../scripts/lib/sizes.mjs";

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

const budgets = JSON.parse(readFileSync(inRoot("tests", "size", "budgets.json"), "utf8"));

/** The files that each budget includes. @type {Record<string, () => string[]>} */
const files = {
  "npm engine": () => engine("pkg"),
  "npm engine for robots.txt only": () => engine(join("pkg", "robots-txt")),
  "npm tarball": () => existing([tarball]),
  "first answer of the page": firstAnswer,
  "worker of the page": worker,
  "page with editor and worker": () => [...firstAnswer(), ...worker(), ...editor()],
  "extension for Chromium": () => existing([packed("chromium")]),
  "extension for Firefox": () => existing([packed("firefox")]),
  "module for ClickHouse": () => existing([hostModules.robotscope]),
  "module for ClickHouse, crawling only": () => existing([hostModules.crawl]),
};

before(() => needsRelease("package", "browser", "page", "hosts"));

for (const [name, { kilobytes, compression }] of Object.entries(budgets)) {
  test(`${name}: at most ${kilobytes} kB${compression === "none" ? "" : `, ${compression}`}`, (context) => {
    let total = 0;
    for (const file of files[name]()) {
      const size = sizeOf(file, compression);
      total += size;
      context.diagnostic(`${kB(size)}  ${file.slice(inRoot().length)}`);
    }
    context.diagnostic(`${kB(total)}  in total`);
    assert.ok(total <= kilobytes * 1000, `${kB(total)} is over the budget`);
  });
}

/** Returns the files that an application needs if it loads the engine from a .wasm file. @param {string} folder */
function engine(folder) {
  return existing(["robotscope.wasm", "engine.js"].map((name) => inRoot("dist", "package", folder, name)));
}

/** Returns the files that a browser fetches before the page shows an answer. */
function firstAnswer() {
  existing([pageManifest]);
  const manifest = JSON.parse(readFileSync(pageManifest, "utf8"));
  // Vite's manifest does not contain the script of the skeleton.
  const files = new Set(["index.html", ...assets(/^first-.*\.js$/)]);
  const visit = (/** @type {string} */ key) => {
    const { file, css = [], assets = [], imports = [] } = manifest[key];
    for (const name of [file, ...css, ...assets]) files.add(name);
    imports.forEach(visit);
  };
  for (const key of Object.keys(manifest)) if (manifest[key].isEntry) visit(key);
  return existing([...files].map((name) => join(page, name)));
}

/** Returns the files of the text panes' editor and of its robots.txt support. */
const editor = () => [...one(/^codemirror-.*\.js$/), ...one(/^language-.*\.js$/), ...one(/^engine-.*\.js$/)];

/** @param {RegExp} name */
function one(name) {
  const found = assets(name);
  assert.equal(found.length, 1, `dist/page has not one file ${name}. Run “npm run build” first.`);
  return found.map((file) => join(page, file));
}

function worker() {
  return [...one(/^worker-.*\.js$/), ...one(/^robotscope-.*\.wasm$/)];
}

/** Returns the page's files with matching names, as paths relative to the page. @param {RegExp} name */
function assets(name) {
  const folder = join(page, "assets");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => name.test(file)).map((file) => join("assets", file));
}

/** @param {string[]} files */
function existing(files) {
  const missing = files.filter((file) => !existsSync(file));
  assert.deepEqual(missing, [], "the build in dist is not complete; run “npm run build” first");
  return files;
}
