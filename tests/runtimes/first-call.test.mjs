// Checks how long the first call blocks a page, and runs the recipes of docs/WEIGHT.md in Chromium. ROBOTSCOPE_WRITE_DOCS=1 writes the
// measured times into docs/WEIGHT.md.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { build as esbuild } from "esbuild";
import { builtQuickly } from "../../scripts/lib/build.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { replaceParts } from "../../scripts/lib/readme.mjs";
import { blocksOf } from "../docs/examples.mjs";
import { launchBrowser } from "../support/browser.mjs";
import { ENTRIES, inChromium, inNode } from "../support/first-call.mjs";
import { installPackage } from "../support/package.mjs";
import { serveFolder } from "../support/server.mjs";

/** The maximum time for which an import with `init` may block a page, in milliseconds. */
const BUDGET = 100;
const ROUNDS = 10;

const project = await installPackage();
const folder = join(project, "node_modules", "robotscope");
const document = inRoot("docs", "WEIGHT.md");
const text = readFileSync(document, "utf8");
/** @type {import("playwright-core").Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serveFolder>>} */
let served;

before(async () => {
  browser = await launchBrowser();
  await writeFile(join(folder, "index.html"), "<!doctype html><title>empty</title>");
  served = await serveFolder(folder);
});
after(async () => {
  await browser?.close();
  await served?.close();
});

test(`robotscope/init and robotscope/robots-txt/init block a page for at most ${BUDGET} ms`, async (context) => {
  // In this bundle, the engine is part of a script, not a separate file.
  const outfile = join(folder, "bundle.js");
  const stdin = { contents: 'export * from "robotscope/init";', resolveDir: project };
  await esbuild({ stdin, outfile, bundle: true, format: "esm", logLevel: "silent" });
  for (const file of [ENTRIES["robotscope/init"], ENTRIES["robotscope/robots-txt/init"], "./bundle.js"]) {
    const { blocked } = await inChromium(browser, `${served.url}index.html`, file, ROUNDS);
    context.diagnostic(`${file}: ${blocked.toFixed()} ms`);
    assert.ok(blocked <= BUDGET, `${file} blocks the page for ${blocked.toFixed()} ms`);
  }
});

test("docs/WEIGHT.md lists the load times of each import, within the budget for init", async (context) => {
  if (process.env.ROBOTSCOPE_WRITE_DOCS) {
    assert.ok(!builtQuickly().includes("package"), "a quick build is slower");
    writeFileSync(document, replaceParts(text, { times: await timeTable() }, "ROBOTSCOPE_WRITE_DOCS=1"));
    return context.diagnostic("written");
  }
  const rows = Array.from(text.matchAll(/^\| `(\S+)` \| (\d+) ms \| (\d+) ms \| (?:(\d+) ms|–) \|$/gm));
  assert.deepEqual(
    rows.map(([, entry]) => entry),
    Object.keys(ENTRIES),
  );
  for (const [, entry, , blocked] of rows)
    assert.ok(!entry.endsWith("/init") || Number(blocked) <= BUDGET, `${entry}: ${blocked} ms`);
});

test("the recipes in docs/WEIGHT.md run in Chromium, in the page and in a worker", async () => {
  const files = blocksOf(text).filter(({ file }) => file !== undefined);
  assert.deepEqual(
    files.map(({ file }) => file),
    ["page.js", "worker.js", "asking.js"],
  );
  for (const { file, content } of files) await writeFile(join(project, String(file)), content);
  const outdir = join(project, "out");
  await mkdir(outdir, { recursive: true });
  const entryPoints = files.map(({ file }) => join(project, String(file)));
  await esbuild({ entryPoints, outdir, bundle: true, splitting: true, format: "esm", logLevel: "silent" });
  for (const name of ["page", "asking"]) {
    await writeFile(join(outdir, `${name}.html`), `<!doctype html><p><script type="module" src="${name}.js"></script>`);
    const site = await serveFolder(outdir);
    const page = await browser.newPage();
    await page.goto(`${site.url}${name}.html`);
    await page.waitForFunction(() => globalThis.document.body.textContent !== "", null, { timeout: 20_000 });
    assert.equal(await page.textContent("body"), "GPTBot may not crawl /private/a", name);
    await page.close();
    await site.close();
  }
});

async function timeTable() {
  const rows = [
    "| import | until the answer, Chromium | blocks the page, Chromium | until the answer, Node.js |",
    "| --- | --- | --- | --- |",
  ];
  for (const [entry, file] of Object.entries(ENTRIES)) {
    const { answer, blocked } = await inChromium(browser, `${served.url}index.html`, file, ROUNDS);
    const node = entry.endsWith("/init") ? "–" : `${inNode(project, entry, ROUNDS).toFixed()} ms`;
    rows.push(`| \`${entry}\` | ${answer.toFixed()} ms | ${blocked.toFixed()} ms | ${node} |`);
  }
  return rows.join("\n");
}
