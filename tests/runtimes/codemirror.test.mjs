// Runs robotscope/codemirror and the engine from the packed package in Chromium, bundled by esbuild. CodeMirror is a dependency of the
// project, not of the package.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { build as esbuild } from "esbuild";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { launchBrowser } from "../support/browser.mjs";
import { installPackage } from "../support/package.mjs";
import { serveFolder } from "../support/server.mjs";

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'";
const TEXT = "# the shop\n# and its bots\nuser-agent: gptbot\nDisalow: /private/\nDisallow: /tmp/\n";

const MAIN = `
import { foldAll, foldedRanges } from "@codemirror/language";
import { setDiagnosticsEffect } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import * as robotscope from "robotscope";
import { fixAll, formatRobotsTxt, headers, html, robotsTxt } from "robotscope/codemirror";
import german from "robotscope/messages/de";

const { RobotsTxt, tokenKinds } = robotscope;

const options = { lint: { severity: { "sensitive-path": "off" } } };
/** Counts the linter's answers. */
let linted = 0;
const count = EditorView.updateListener.of(({ transactions }) => {
  if (transactions.some(({ effects }) => effects.some((effect) => effect.is(setDiagnosticsEffect)))) linted++;
});
const extensions = [robotsTxt(RobotsTxt, options), count, EditorView.contentAttributes.of({ "aria-label": "robots.txt" })];
let view = new EditorView({ doc: ${JSON.stringify(TEXT)}, extensions, parent: document.body });

/**
 * Counts parsed texts that are not yet freed. The engine “late” answers later, like an engine in a worker, and does not answer about a
 * freed text.
 */
let open = 0;
const late = {
  parse(text) {
    const robots = RobotsTxt.parse(text);
    let isFreed = false;
    open++;
    const later = (name) => async (...args) => {
      await new Promise((done) => setTimeout(done, 30));
      if (isFreed) throw new Error("a method of a freed text was called");
      return robots[name](...args);
    };
    const free = () => { isFreed = true; robots.free(); open--; };
    const names = ["diagnostics", "codeActions", "hover", "complete", "semanticTokens", "inlayHints", "folding", "format"];
    return { free, ...Object.fromEntries(names.map((name) => [name, later(name)])) };
  },
};
robotscope.addLanguage(german);
const inGerman = { lint: { language: "de" } };
const kinds = {
  late: () => robotsTxt(late),
  headers: () => headers(robotscope),
  html: () => html(robotscope),
  german: () => robotsTxt(RobotsTxt, inGerman),
  germanHtml: () => html(robotscope, inGerman),
  phrases: () => [html(robotscope), EditorState.phrases.of({ "$ (look at the result)": "Careful: $" })],
  readOnly: () => [html(robotscope), EditorState.readOnly.of(true)],
};

globalThis.editor = {
  show(kind, doc) {
    view.destroy();
    const extensions = [kinds[kind](), EditorView.exceptionSink.of((error) => { globalThis.failure = String(error); })];
    view = new EditorView({ doc, extensions, parent: document.body });
  },
  close: () => { view.destroy(); return { open, failure: globalThis.failure ?? "none" }; },
  fixAll: () => fixAll(view),
  kinds: tokenKinds(),
  misspelled() {
    try {
      return robotsTxt(RobotsTxt, { lnit: {} }) && "taken";
    } catch (error) {
      return String(error);
    }
  },
  linted: () => linted,
  text: () => view.state.doc.toString(),
  focus: (place) => { view.focus(); view.dispatch({ selection: { anchor: place } }); },
  format: () => formatRobotsTxt(view),
  folded() {
    foldAll(view);
    const found = [];
    foldedRanges(view.state).between(0, view.state.doc.length, (from, to) => { found.push(view.state.sliceDoc(from, to)); });
    return found;
  },
};
`;

const TYPES = `
import type { Extension } from "@codemirror/state";
import * as robotscope from "robotscope";
import { formatRobotsTxt, headers, html, robotsTxt, type TextEngine } from "robotscope/codemirror";

const { RobotsTxt } = robotscope;
const engine: TextEngine = { parse: (text) => ({ diagnostics: async () => RobotsTxt.parse(text).diagnostics() }) };
export const all: Extension[] = [robotsTxt(RobotsTxt), robotsTxt(RobotsTxt, { lint: { crawlers: ["GPTBot"] } }), robotsTxt(engine)];
export const page: Extension[] = [headers(robotscope), html(robotscope)];
export const done: boolean = formatRobotsTxt({} as Parameters<typeof formatRobotsTxt>[0]);
`;

let project;
let browser;
let server;
let page;

before(async () => {
  [project, browser] = await Promise.all([installPackage(), launchBrowser()]);
  const modules = join(project, "node_modules");
  for (const scope of ["@codemirror", "@lezer", "@marijn"]) {
    await symlink(inRoot("node_modules", scope), join(modules, scope), "junction").catch(() => undefined);
  }
  const folder = join(project, "codemirror");
  await mkdir(folder, { recursive: true });
  await writeFile(join(project, "codemirror.mjs"), MAIN);
  await writeFile(
    join(folder, "index.html"),
    '<!doctype html><html lang="en"><body><script type="module" src="main.js"></script>',
  );
  await esbuild({
    entryPoints: { main: join(project, "codemirror.mjs") },
    outdir: folder,
    bundle: true,
    format: "esm",
    minify: true,
    logLevel: "error",
    // Resolved symlinks would lead to a second copy of CodeMirror, and two copies do not work together.
    preserveSymlinks: true,
    nodePaths: [inRoot("node_modules")],
  });
  server = await serveFolder(folder, { headers: { "content-security-policy": POLICY } });
  page = await browser.newPage();
  page.on("pageerror", (error) => assert.fail(error.message));
  await page.goto(server.url);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

const text = () => page.evaluate(() => globalThis.editor.text());

test("CodeMirror colours field names and comments differently", async () => {
  const field = page.locator(".cm-line span", { hasText: /^user-agent$/ });
  await field.waitFor();
  const colour = (locator) => locator.evaluate((node) => getComputedStyle(node).color);
  const comment = page.locator(".cm-line span", { hasText: "# the shop" });
  assert.notEqual(await colour(field), await colour(comment));
});

test("robotscope/codemirror has a highlighting tag for each kind of token in the engine", async () => {
  const file = join(project, "node_modules", "robotscope", "pkg", "codemirror", "index.js");
  const source = await readFile(file, "utf8");
  const kinds = await page.evaluate(() => globalThis.editor.kinds);
  const listed = [...source.matchAll(/^\s*\["([a-z-]+)", tags\.\w+\],?$/gm)].map(([, kind]) => kind);
  assert.deepEqual(listed, kinds);
});

test("robotscope/codemirror rejects an unknown option", async () => {
  const thrown = await page.evaluate(() => globalThis.editor.misspelled());
  assert.equal(thrown, "TypeError: unknown option “lnit”; the only option is lint");
});

test("CodeMirror folds groups and comments", async () => {
  assert.deepEqual(await page.evaluate(() => globalThis.editor.folded()), [
    "\n# and its bots",
    "\nDisalow: /private/\nDisallow: /tmp/",
  ]);
});

test("CodeMirror explains the text under the mouse", async () => {
  await page.goto(server.url);
  await page.locator(".cm-line span", { hasText: "gptbot" }).hover();
  await page.locator(".cm-robots-hover", { hasText: "OpenAI" }).waitFor();
});

test("robotscope/codemirror passes options to the linter, and reports and fixes problems", async () => {
  const linted = () => page.evaluate(() => globalThis.editor.linted());
  await page.locator(".cm-lintRange-error", { hasText: "Disalow" }).hover();
  const before = await linted();
  await page.locator(".cm-diagnostic", { hasText: "misspelled-field" }).getByRole("button").first().click();
  assert.match(await text(), /^Disallow: \/private\/$/m);
  await page.waitForFunction((before) => globalThis.editor.linted() > before, before);
  assert.equal(await page.locator(".cm-lintRange", { hasText: "/private/" }).count(), 0);
});

test("CodeMirror formats the text", async () => {
  assert.equal(await page.evaluate(() => globalThis.editor.format()), true);
  assert.match(await text(), /^User-agent: gptbot$/m);
});

test("CodeMirror completes a field name", async () => {
  await page.evaluate(() => globalThis.editor.focus(globalThis.editor.text().length));
  await page.keyboard.type("Sitem");
  const option = page.locator(".cm-tooltip-autocomplete li", { hasText: "Sitemap" });
  await option.waitFor();
  // Press the key repeatedly: CodeMirror ignores it shortly after the list opens, because it may be meant for the text.
  while ((await option.getAttribute("aria-selected")) === null) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  assert.match(await text(), /^Sitemap: ?$/m);
});

test("robotscope/codemirror accepts an engine that answers asynchronously, such as one in a worker", async () => {
  await page.goto(server.url);
  await page.evaluate((text) => globalThis.editor.show("late", text), TEXT);
  const field = page.locator(".cm-line span", { hasText: /^user-agent$/ });
  await field.waitFor();
  await page.locator(".cm-lintRange-error", { hasText: "Disalow" }).waitFor();
  await page.locator(".cm-line span", { hasText: "gptbot" }).hover();
  await page.locator(".cm-robots-hover", { hasText: "OpenAI" }).waitFor();
  await page.evaluate(() => globalThis.editor.focus(globalThis.editor.text().length));
  await page.keyboard.type("Sitem");
  await page.locator(".cm-tooltip-autocomplete li", { hasText: "Sitemap" }).waitFor();
  await page.evaluate(() => globalThis.editor.fixAll());
  await page.locator(".cm-line", { hasText: "Disallow: /private/" }).waitFor();
  await page.evaluate(() => globalThis.editor.format());
  await page.locator(".cm-line", { hasText: "User-agent: gptbot" }).waitFor();
  // The ranges to fold arrive only after a pause.
  await page.waitForFunction(() => globalThis.editor.folded().length === 2);
  assert.deepEqual(await page.evaluate(() => globalThis.editor.close()), { open: 0, failure: "none" });
});

test("fixAll of robotscope/codemirror applies adjacent fixes together", async () => {
  await page.goto(server.url);
  const rules = "Allow: /a\nAllow: /b\n";
  await page.evaluate((text) => globalThis.editor.show("late", text), `User-agent: *\n${rules}${rules}`);
  await page.evaluate(() => globalThis.editor.fixAll());
  await page.waitForFunction((text) => globalThis.editor.text() === text, `User-agent: *\n${rules}`);
  assert.deepEqual(await page.evaluate(() => globalThis.editor.close()), { open: 0, failure: "none" });
});

test("robotscope/codemirror shows diagnostics with fixes for headers and HTML", async () => {
  const texts = { headers: "x-robots-tag: noindex nofollow", html: '<meta name="robots" content="noindex nofollow">' };
  for (const [kind, doc] of Object.entries(texts)) {
    await page.goto(server.url);
    await page.evaluate(([kind, doc]) => globalThis.editor.show(kind, doc), [kind, doc]);
    await page.locator(".cm-lintRange-error", { hasText: "noindex nofollow" }).waitFor();
    assert.equal(await page.evaluate(() => globalThis.editor.fixAll()), true);
    assert.equal(await text(), doc.replace("noindex nofollow", "noindex, nofollow"));
    await page.locator(".cm-line").hover();
    await page.evaluate((at) => globalThis.editor.focus(at), doc.indexOf("noindex") + 3);
    await page.keyboard.press("Shift+F1");
    await page.locator(".cm-robots-hover", { hasText: "noindex" }).waitFor();
  }
});

test("robotscope/codemirror explains, completes and hints in the language of its options", async () => {
  await page.goto(server.url);
  await page.evaluate((text) => globalThis.editor.show("german", text), `user-agent: *\n${TEXT}`);
  await page.locator(".cm-robots-hint", { hasText: "gilt für" }).waitFor();
  await page.locator(".cm-line span", { hasText: "gptbot" }).hover();
  await page.locator(".cm-robots-hover", { hasText: "Betreiber: OpenAI" }).waitFor();
  await page.evaluate(() => globalThis.editor.focus(globalThis.editor.text().length));
  await page.keyboard.type("Sitem");
  await page.locator(".cm-tooltip-autocomplete li", { hasText: "Feld" }).waitFor();

  await page.evaluate(() => globalThis.editor.show("germanHtml", '<meta name="robots" content="noindex">'));
  await page.evaluate(() => globalThis.editor.focus('<meta name="robots" content="noi'.length));
  await page.keyboard.press("Shift+F1");
  await page.locator(".cm-robots-hover", { hasText: "Die Seite darf nicht in Suchergebnissen erscheinen" }).waitFor();
});

test("robotscope/codemirror translates the name of an unsafe fix, and offers no fix in a read-only editor", async () => {
  const actionsIn = async (kind) => {
    await page.goto(server.url);
    await page.evaluate((kind) => globalThis.editor.show(kind, '<meta name="robots" content="no-index">'), kind);
    await page.locator(".cm-lintRange-warning", { hasText: "no-index" }).hover();
    await page.locator(".cm-diagnostic", { hasText: "unknown-directive" }).waitFor();
    return page.locator(".cm-diagnosticAction").allInnerTexts();
  };
  const [first] = await actionsIn("phrases");
  assert.match(first ?? "", /^Careful: Replace/);
  assert.deepEqual(await actionsIn("readOnly"), []);
});

test("robotscope/codemirror has types for TypeScript", async () => {
  await writeFile(join(project, "codemirror.mts"), TYPES);
  const compiler = inRoot("node_modules", "typescript", "bin", "tsc");
  const options = [
    "--noEmit",
    "--strict",
    "--module",
    "NodeNext",
    "--target",
    "ES2022",
    "--lib",
    "ES2023,DOM,ESNext.Disposable",
  ];
  const args = [compiler, ...options, join(project, "codemirror.mts")];
  await promisify(execFile)(process.execPath, args, { cwd: project }).catch(({ stdout }) => assert.fail(stdout));
});
